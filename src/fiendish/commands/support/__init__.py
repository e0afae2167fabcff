"""What the commands share: arguments, output, and the work that several of them do."""
