// The words of the server: `texts/<language>/<room>.json`, read once, each in all languages. What a language lacks is said in English.
import format, { type CompiledMessage } from 'icu-minify/format'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, FALLBACK, type Language, WORDS_OF } from '#contract/languages/language-codes.ts'
import { writeList } from '#contract/languages/locales.ts'
import { compile, readRoom, type TextTree as Tree } from '#server/parts/files/text-files.ts'
import type { NameTrees, ServerTrees, Trees, Values } from '#texts/rooms.ts'

type All = Trees & NameTrees & ServerTrees
type Room = keyof All

/** What a message asks for; a plain value may be a text, which is put in as its language has it. */
type Given<Asked> = {
  readonly [Name in keyof Asked]: Asked[Name] | (string | number extends Asked[Name] ? Text : never)
}
type Shape<Tree, Asked> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? Key extends keyof Asked
      ? (values: Given<Asked[Key]>) => Text
      : Text
    : Shape<Tree[Key], Key extends keyof Asked ? Asked[Key] : unknown>
}

/** The texts of a room: for each key a text, or a function of the values that its message asks for. */
type ServerTexts<R extends Room> = Shape<All[R], R extends keyof Values ? Values[R] : unknown>

/** The texts of a room, by its name: the path of its files without the ending. */
export const serverTexts = <R extends Room>(room: R) => readTexts<ServerTexts<R>>(room)

const read = new Map<string, unknown>()
/** The same for a room whose name is made up of others; the tests hold its files to the type. */
export function readTexts<Texts>(room: string): Texts {
  if (!read.has(room)) {
    const trees = eachLanguage((language) => readRoom(room, WORDS_OF[language]))
    if (!trees[FALLBACK]) throw new Error(`there are no texts of ${room}`)
    read.set(room, textsIn(trees))
  }
  return read.get(room) as Texts
}

/** The texts of a room, made from those of each language. */
export function textsIn(trees: Record<Language, Tree | undefined>): unknown {
  const entries = Object.keys(trees[FALLBACK] ?? {}).map((key) => {
    const own = eachLanguage((language) => trees[language]?.[key])
    const source = own[FALLBACK]
    if (typeof source !== 'string') return [key, textsIn(own as Record<Language, Tree | undefined>)]
    const messages = eachLanguage((language) => (own[language] || source) as string)
    return [key, source.includes('{') ? writer(messages) : messages]
  })
  return Object.fromEntries(entries)
}

/** Values beside each other, as each language lists them. */
export const listed = (values: readonly (string | number)[]): Text =>
  eachLanguage((language) => writeList(values.map(String), language))

/** Messages are read when they are first said: most never are. */
function writer(messages: Text) {
  let compiled: Record<Language, CompiledMessage> | undefined
  const said = new Map<string, Text>()
  return (values: Record<string, string | number | boolean | Text>): Text => {
    // The limits that refusals name are few; what somebody typed is not kept for long.
    const key = JSON.stringify(values)
    const before = said.get(key)
    if (before) return before
    compiled ??= eachLanguage((language) => compile(messages[language]))
    const ready = compiled
    const text = eachLanguage((language) => {
      const own = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? value[language] : value,
      ])
      // Only texts are put in, so a text comes out.
      return format(ready[language], language, Object.fromEntries(own), FORMATTERS) as string
    })
    if (said.size >= SAID) said.clear()
    if (key.length <= SAID_LENGTH) said.set(key, text)
    return text
  }
}

/** Sentences of a message that are kept, and how long the values of one may be. */
const SAID = 20
const SAID_LENGTH = 300

/** Numbers and dates come written; what is left to the language is its plural. */
const FORMATTERS = {
  formatters: {
    getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...of),
    getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
    getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
  },
}
