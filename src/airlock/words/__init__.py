"""Everything people read, in their language: names, prompts, options, log lines, reasons. The texts are in locales/.

Messages are named after what they speak of: `room-canteen`, `option-move`, `prompt-act`, `event-noise-rolled`,
`reason-hands-full`, `ui-round`. Underscores of ids become hyphens.
"""

from airlock.words.messages import LANGUAGES, MissingText, message_id
from airlock.words.words import Words

__all__ = ["LANGUAGES", "MissingText", "Words", "message_id"]
