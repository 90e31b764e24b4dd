// What a message of ICU asks for. Only whole words are put in: numbers and dates come written, in the house style.
import compile from 'icu-minify/compile'

/** How a value is used: put in as it is, counted, or chosen by (with the choices that are named). */
export type Parameter =
  | { use: 'plain' }
  | { use: 'plural'; categories: string[] }
  | { use: 'select'; choices: string[] }
export type Parameters = Map<string, Parameter>

/** The parts of a compiled message, by the numbers that `icu-minify` marks them with. */
const SELECT = 1
const PLURAL = 2

/** The code that says a message: a text, or a function of its values. `p` chooses a form of the plural (`web/i18n/speak.ts`). */
export function codeOf(message: string): string {
  const made = compile(message)
  if (typeof made === 'string') return JSON.stringify(made)
  walk(made, new Map())
  return `(v) => ${written(made)}`
}

function written(nodes: unknown): string {
  if (typeof nodes === 'string') return JSON.stringify(nodes)
  const parts = (nodes as unknown[]).map((node) => {
    if (typeof node === 'string') return JSON.stringify(node)
    const [name, type, options] = node as [string, number | undefined, Record<string, unknown>]
    const value = `v[${JSON.stringify(name)}]`
    if (type === undefined) return value
    const { other, ...rest } = Object.fromEntries(
      Object.entries(options).map(([key, option]) => [key, written(option)]),
    )
    const forms = Object.entries(rest).map(([key, option]) => `${JSON.stringify(key)}: ${option}`)
    return type === PLURAL
      ? `p(${value}, {${[...forms, `other: ${other}`].join(', ')}})`
      : `({${forms.join(', ')}}[${value}] ?? (${other}))`
  })
  // A text at the beginning, so that a number is put in and not added.
  return parts[0]?.startsWith('"') ? parts.join(' + ') : ['""', ...parts].join(' + ')
}

/** The values that a message asks for. */
export function parametersOf(message: string): Parameters {
  const found: Parameters = new Map()
  walk(compile(message), found)
  return found
}

function walk(part: unknown, found: Parameters): void {
  if (typeof part === 'string') return
  if (!Array.isArray(part)) throw new Error('# is not used here: name the value, as in {count}')
  for (const node of part) {
    if (typeof node === 'string') continue
    if (!Array.isArray(node)) throw new Error('# is not used here: name the value, as in {count}')
    const [name, type, options] = node as [string, unknown, Record<string, unknown>]
    if (type === undefined) {
      if (!found.has(name)) found.set(name, { use: 'plain' })
      continue
    }
    if (type !== SELECT && type !== PLURAL)
      throw new Error(`{${name}} is formatted: only plain values, plural and select are used here`)
    const keys = Object.keys(options)
    found.set(name, type === PLURAL ? { use: 'plural', categories: keys } : { use: 'select', choices: keys })
    for (const option of Object.values(options)) walk(option, found)
  }
}
