"""A voice of the device for a browser that has none: what it was asked to say can be read."""

VOICE = """
  window.said = [];
  const voice = { lang: "LANGUAGE", localService: true };
  Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    cancel() {},
    speak: ({ text }) => window.said.push([text, navigator.userActivation.isActive]),
  }) });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def voice(language: str = "en") -> str:
    """A script for the page. `said`: each text, and whether it was said within a tap."""
    return VOICE.replace("LANGUAGE", language)
