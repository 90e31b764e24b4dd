// What records say that a field of the owner no longer takes, since it is of another type now: read as what it takes, first dry.
import { storedText } from '#contract/fields/walk.ts'
import { isDay } from '#contract/inputs/days.ts'
import type { OwnField, OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { writeList } from '#contract/languages/locales.ts'
import { type AttributeValue, isRecords, isText } from '#contract/products/attribute-filter.ts'
import { isFact } from '#contract/quantities/fact.ts'
import { writeFigure } from '#contract/quantities/span.ts'
import { factOf } from '#server/publishing/cards/fact.ts'
import { fitsAttribute } from '#server/publishing/cards/type-attributes.ts'
import { titlesOf } from '#server/publishing/references/named-records.ts'
import { FLAG_WORDS } from '#server/publishing/sheets/cell-text.ts'
import { typedValue } from '#server/publishing/sheets/value-cells.ts'
import type { Storage } from '#server/storage/open.ts'
import { type Meant, recordsMeant } from './records-meant.ts'
import { rewriteSaid, saidIn } from './said-values.ts'

/** Records that a dry run names. */
const NAMED = 50

type Named = { id: number; title: string; says: string; becomes: string | null }

/** What would become of what does not fit, in the language of who asks; what cannot be read stands first. */
export async function misfitsOf(storage: Storage, kind: OwnFieldKind, field: OwnField, language: Language) {
  const [lost, read]: [Named[], Named[]] = [[], []]
  // What a record says of regions may be read although the rest of it cannot.
  const [misfits, readable] = [new Set<number>(), new Set<number>()]
  const meant = await recordsMeant(storage, kind, field, (value) => textsOf(field, value))
  for await (const { id, title, value } of saidIn(storage, { kind, key: field.key })) {
    if (fitsAttribute(field, value)) continue
    const next = converted(field, value, meant)
    misfits.add(id)
    if (next !== undefined) readable.add(id)
    const list = next === undefined ? lost : read
    if (list.length >= NAMED) continue
    list.push({
      id,
      title: pickText(storedText(title), language).text,
      says: written(field, value, language, meant)[0] ?? '',
      becomes: next === undefined ? null : shown(field, next, language, meant),
    })
  }
  return { records: misfits.size, readable: readable.size, items: [...lost, ...read].slice(0, NAMED) }
}

/** Converts what can be read, and answers in how many working copies. */
export async function convertField(
  storage: Storage,
  { kind, field, at }: { kind: OwnFieldKind; field: OwnField; at: number },
): Promise<number> {
  const meant = await recordsMeant(storage, kind, field, (value) => textsOf(field, value))
  return rewriteSaid(storage, { kind, key: field.key, at }, (value) =>
    fitsAttribute(field, value) ? value : (converted(field, value, meant) ?? value),
  )
}

/** The value as one that the field takes; undefined where it cannot be read so. */
function converted(field: OwnField, value: AttributeValue, meant: Meant): AttributeValue | undefined {
  if (field.type === 'records') return meant.read(textsOf(field, value))
  if (field.type === 'text') return inWords(field, value, meant)
  if (isFact(value) && field.dimension === null && value.from === value.to && field.type === 'number')
    return value.from ?? undefined
  for (const text of LANGUAGES.flatMap((language) => written(field, value, language, meant))) {
    const read = typedValue(field, text, undefined, undefined)
    if (read !== undefined && fitsAttribute(field, read)) return read
  }
  return undefined
}

/** What may be the title of a record, each in every language: the name of each choice, or all that a value says. */
function textsOf(field: OwnField, value: AttributeValue): readonly (readonly string[])[] {
  if (isRecords(value)) return []
  if (isText(value)) return [Object.values(value)]
  if (!isKeys(value)) return [LANGUAGES.flatMap((language) => written(field, value, language))]
  return [value].flat().map((key) => {
    const name = field.choices.find((choice) => choice.key === key)?.name
    return name ? Object.values(name) : []
  })
}

/** Keys of choices; a day is none. */
const isKeys = (value: AttributeValue): value is string | string[] =>
  typeof value === 'string' ? !isDay(value) : Array.isArray(value) && !isRecords(value)

/** The value in words; undefined of choices that are called nothing any more, and of records that are gone. */
function inWords(field: OwnField, value: AttributeValue, meant: Meant): AttributeValue | undefined {
  if (isRecords(value)) {
    const named = meant.named(value)
    return named && titlesOf(named)
  }
  if (isKeys(value)) return namesOf(field, [value].flat())
  return eachLanguage((language) => {
    if (typeof value === 'number') return writeFigure(value, language)
    if (typeof value === 'boolean') return FLAG_WORDS[value ? 'yes' : 'no'][language]
    return written(field, value, language)[0] ?? ''
  })
}

/** What choices are called, in each language that one of them is called something in; a field keeps them when it is of another type. */
function namesOf({ choices }: OwnField, keys: readonly string[]): Text | undefined {
  const names = keys.map((key) => choices.find((choice) => choice.key === key)?.name)
  if (names.length === 0 || !names.every((name) => name !== undefined)) return undefined
  return eachLanguage((language) =>
    names.some((name) => name[language] !== '')
      ? writeList(
          names.map((name) => pickText(name, language).text),
          language,
        )
      : '',
  )
}

/** What a value says, as somebody would type it. */
function written(field: OwnField, value: AttributeValue, language: Language, meant?: Meant): string[] {
  if (isRecords(value)) {
    const named = meant?.named(value)
    return [named ? titlesOf(named)[language] : value.map((id) => `#${id}`).join(', ')]
  }
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  if (typeof value === 'string' || Array.isArray(value)) {
    const keys = [value].flat()
    const names = namesOf(field, keys)
    const plain = keys.join(', ')
    return names ? [pickText(names, language).text, plain] : [plain]
  }
  if (isText(value)) return [pickText(value, language).text].filter((text) => text !== '')
  const { from, to } = value
  const ends = from === to ? String(from ?? '') : `${from ?? ''}..${to ?? ''}`
  return [isFact(value) ? `${ends} ${value.unit}` : ends]
}

/** As pages write it. */
function shown(field: OwnField, value: AttributeValue, language: Language, meant: Meant): string {
  if (typeof value === 'number') return writeFigure(value, language)
  const fact = factOf(field, value, [], meant.records)
  return fact ? [fact.value[language], fact.unit[language]].filter((part) => part !== '').join(' ') : ''
}
