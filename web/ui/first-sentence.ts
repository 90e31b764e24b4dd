// The beginning of a text, for places that take one line.

/** The first sentence, in any of the three languages. */
export function firstSentence(text: string): string {
  const [sentence = ''] = text.trim().split(/(?<=[。！？])|(?<=[.!?])\s+/, 1)
  return sentence
}
