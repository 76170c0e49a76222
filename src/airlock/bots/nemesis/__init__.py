"""The crew bot: a plan from its objective, odds from the table, a score for every option."""
