// The one kind of text that the console's components put into the page as it is: style sheets, written while they are used.

type Factory = {
  defaultPolicy: unknown
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => unknown
}

/** A text that can begin no element; markup is refused with an error, whoever wrote it. */
export function styleText(text: string): string {
  if (text.includes('<')) throw new TypeError('Markup is not put into this page.')
  return text
}

/**
 * Lets style sheets pass where the policy of the page asks for trusted types, and nothing else. The editor, which parses what is
 * pasted in a document of its own, names its own policy for that.
 */
export function allowStyleTexts({ trustedTypes }: { trustedTypes?: Factory } = globalThis as object) {
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createHTML: styleText })
}
