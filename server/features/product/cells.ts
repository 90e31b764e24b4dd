// The table of a product, what it says to attributes, and its files, as they stand in cells, and how they are read out of them.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import {
  ANY_LANGUAGE,
  eachLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
} from '#contract/languages/language-codes.ts'
import { isSpan } from '#contract/products/attribute-filter.ts'
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute, AttributeValue } from '#contract/products/product-attribute.ts'
import type { Span } from '#contract/quantities/span.ts'
import {
  escaped,
  FLAG_WORDS,
  flagIn,
  joined,
  line,
  linesOf,
  partsOf,
  unescaped,
} from '#server/publishing/sheets/cell-text.ts'

type Groups = ProductContent['specs']

/** `# Group`, and below it `Parameter | value | unit`, with ` | *` for what stands on the card. */
export const specsCell = (groups: Groups, language: Language) =>
  joined(
    groups.flatMap(({ title, rows }) => [
      `# ${escaped(title[language])}`,
      ...rows.map(({ name, value, unit, key }) =>
        [name[language], value[language], unit]
          .map(escaped)
          .concat(key ? ['*'] : [])
          .join(' | '),
      ),
    ]),
  )

type SpecLine = { title: string } | { cells: string[] }
function specLines(cell: string): SpecLine[] {
  return linesOf(cell)
    .filter((one) => one !== '')
    .map((one) => (one.startsWith('#') ? { title: unescaped(one.slice(1)) } : { cells: partsOf(one) }))
}

/** The groups that the cells make, or the language whose lines are not like those of the first. */
export function specsIn(
  cells: Partial<Record<Language, string>>,
  before: Groups,
): Groups | { differs: Language } {
  const given = LANGUAGES.flatMap((language) => {
    const cell = cells[language]
    return cell === undefined ? [] : [{ language, lines: specLines(cell) }]
  })
  const first = given.find(({ lines }) => lines.length > 0)
  if (!first) return given.length === LANGUAGES.length ? [] : before
  const shape = (lines: readonly SpecLine[]) => lines.map((one) => ('title' in one ? '#' : '-')).join('')
  for (const { language, lines } of given)
    if (lines.length > 0 && shape(lines) !== shape(first.lines)) return { differs: language }
  const old = before.flatMap(({ title, rows }) => [{ title }, ...rows])
  const oldShape = old.map((one) => ('title' in one ? '#' : '-')).join('')
  const fits = oldShape === shape(first.lines)
  const groups: Groups = []
  const said = (at: number, read: (one: SpecLine) => string, kept: Text | undefined): Text => ({
    ...((fits && kept) || NO_TEXT),
    ...Object.fromEntries(
      given.map(({ language, lines }) => {
        const one = lines[at]
        return [language, one ? read(one) : '']
      }),
    ),
  })
  for (const [at, one] of first.lines.entries()) {
    const was = old[at]
    if ('title' in one) {
      const kept = was && 'title' in was ? was.title : undefined
      groups.push({ title: said(at, (other) => ('title' in other ? other.title : ''), kept), rows: [] })
      continue
    }
    if (groups.length === 0) groups.push({ title: NO_TEXT, rows: [] })
    const kept = was && 'name' in was ? was : undefined
    const part = (nth: number) => (other: SpecLine) => ('cells' in other ? (other.cells[nth] ?? '') : '')
    groups.at(-1)?.rows.push({
      name: said(at, part(0), kept?.name),
      value: said(at, part(1), kept?.value),
      unit: one.cells[2] ?? '',
      key: one.cells[3] === '*',
    })
  }
  return groups
}

/** `dn = 25` or, of a range, `dn = 10..1200`; a text has a line for each language: `seal.en = Rubber`. */
export const valuesCell = (values: ProductContent['values'], language: Language) =>
  joined(
    Object.entries(values).flatMap(([key, value]) => {
      if (typeof value === 'boolean') return [`${key} = ${FLAG_WORDS[value ? 'yes' : 'no'][language]}`]
      if (typeof value !== 'object') return [`${key} = ${value}`]
      if (isSpan(value)) return [`${key} = ${value.from ?? ''}..${value.to ?? ''}`]
      return LANGUAGES.flatMap((one) => (value[one] === '' ? [] : [`${key}.${one} = ${line(value[one])}`]))
    }),
  )

const LINE = new RegExp(`^([a-z][a-z0-9-]{0,39})(?:\\.(${ANY_LANGUAGE}))?\\s*[=＝:：]\\s*(.*)$`)

/** The values in a cell, or the line that says none. A choice may be named by its key or in any language. */
export function valuesIn(
  cell: string,
  attributes: readonly Attribute[],
): { values: Record<string, AttributeValue> } | { wrong: string } {
  const values: Record<string, AttributeValue> = {}
  for (const one of linesOf(cell)) {
    if (one === '') continue
    const found = LINE.exec(one)
    const attribute = attributes.find(({ key }) => key === found?.[1])
    if (!found || !attribute) return { wrong: one }
    const [, key = '', language, said = ''] = found
    if (said === '') continue
    const value = valueSaid(attribute, said, isLanguage(language) ? language : undefined, values[key])
    if (value === undefined) return { wrong: one }
    values[key] = value
  }
  return { values }
}

function valueSaid(
  { type, choices }: Attribute,
  said: string,
  language: Language | undefined,
  before: AttributeValue | undefined,
): AttributeValue | undefined {
  if (type === 'yesNo') return flagIn(said)
  if (type === 'number') return numberIn(said)
  if (type === 'range') return numberIn(said) ?? spanIn(said)
  if (type === 'choice') {
    const named = choices.find(({ key, name }) => key === said || Object.values(name).includes(said))
    return named?.key
  }
  const text = typeof before === 'object' && !isSpan(before) ? before : NO_TEXT
  return language ? { ...text, [language]: said } : eachLanguage(() => said)
}

const numberIn = (said: string) => (/^[-+]?\d+([.]\d+)?(e[-+]?\d+)?$/i.test(said) ? Number(said) : undefined)

/** `10..1200`, `10–1200` or `10-1200`; one end may be left open. */
function spanIn(said: string): Span | undefined {
  const ends = said.replace(/(?<=\d)\s*-\s*(?=[-+]?\d)/, '..').split(/\.\.|[…–~～至]/)
  if (ends.length !== 2) return undefined
  const [from, to] = ends.map((end) => (end.trim() === '' ? null : numberIn(end.trim())))
  if (from === undefined || to === undefined || (from === null && to === null)) return undefined
  return { from, to }
}
