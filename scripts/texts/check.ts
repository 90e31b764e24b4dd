// Names what is missing: keys, values, forms of the plural, for every language and room.
import { type Parameter, parametersOf } from './message.ts'
import { messagesIn, type Tree } from './rooms.ts'

type Rooms = ReadonlyMap<string, Tree>
/** The room, the key, and what is wrong. */
export type Finding = { room: string; key: string; says: string }

/** Counts that choose a form: what people read in full; a million of anything is nowhere counted here. */
const COUNTED = Array.from({ length: 201 }, (_, at) => at)

/** The forms of the plural that a language tells apart, `other` among them. */
export function formsOf(language: string): Set<string> {
  const rules = new Intl.PluralRules(language)
  return new Set([...COUNTED.map((count) => rules.select(count)), 'other'])
}

/** What is wrong with the texts of a language, measured by the source. */
export function findingsIn(language: string, own: Rooms, source: Rooms): Finding[] {
  const found: Finding[] = []
  for (const room of own.keys()) if (!source.has(room)) found.push({ room, key: '', says: 'superfluous' })
  for (const [room, tree] of source) {
    const there = new Map([...messagesIn(own.get(room) ?? {})].map(([way, text]) => [way.join('.'), text]))
    for (const [way, text] of messagesIn(tree)) {
      const key = way.join('.')
      const says = wrongIn(language, there.get(key), text)
      if (says) found.push({ room, key, says })
      there.delete(key)
    }
    for (const key of there.keys()) found.push({ room, key, says: 'superfluous' })
  }
  return found
}

function wrongIn(language: string, text: string | undefined, source: string): string | null {
  if (text === undefined) return 'missing'
  if (text.trim() === '') return 'empty'
  try {
    return differing(language, parametersOf(text), parametersOf(source))
  } catch (error) {
    return `no message: ${error instanceof Error ? error.message : error}`
  }
}

type Asked = ReadonlyMap<string, Parameter>

function differing(language: string, own: Asked, source: Asked): string | null {
  for (const name of own.keys()) if (!source.has(name)) return `{${name}} is not in the source`
  for (const [name, expected] of source) {
    const there = own.get(name)
    // A language without forms of the plural need not ask for what only chooses one.
    if (!there && expected.use !== 'plural') return `{${name}} is missing`
    if (there?.use === 'select' && expected.use === 'plain')
      return `{${name}} is chosen by, and the source puts it in`
    if (there?.use === 'plural' && expected.use !== 'plural')
      return `{${name}} is counted, and the source does not`
  }
  for (const [name, { use, ...rest }] of own) {
    if (use !== 'plural' || !('categories' in rest)) continue
    const { categories } = rest
    const forms = formsOf(language)
    const lacks = [...forms].filter((form) => !categories.includes(form) && !exactFor(form, categories))
    if (lacks.length > 0) return `{${name}} lacks the form ${lacks.join(', ')}`
    const odd = categories.filter((form) => !form.startsWith('=') && !forms.has(form))
    if (odd.length > 0) return `{${name}} has the form ${odd.join(', ')}, which the language does not know`
  }
  return null
}

/** `=0` alone may be told apart where everything else has one form: then the others need no naming of their own. */
const exactFor = (form: string, categories: readonly string[]) =>
  form !== 'other' && categories.some((one) => one.startsWith('='))
