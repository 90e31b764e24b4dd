// What the messages of a language need to be said; they are compiled to functions where the web is built, so that no parser travels.

/** Chooses the form of a message that a number asks for: the one for exactly this number, or for the plural of the language. */
export function speak(language: string) {
  let rules: Intl.PluralRules | undefined
  return (count: number, forms: Readonly<Record<string, string>> & { other: string }): string => {
    rules ??= new Intl.PluralRules(language)
    return forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other
  }
}
