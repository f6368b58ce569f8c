"""What has nothing to do with rules: files written in one go, texts for terminals, progress bars."""
