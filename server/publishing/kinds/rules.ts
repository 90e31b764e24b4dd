// The rules of a declared kind: all that publishing must know of it, made from its fields.
import { NO_SLUGS } from '#contract/content/blank.ts'
import type { Field, FieldMap, Slot, Value, Values } from '#contract/fields/field.ts'
import { isEmpty, missingIn, picturesIn, placesOf, recordsIn } from '#contract/fields/places.ts'
import {
  attributeValuesIn,
  blankOf,
  isObject,
  readValue,
  richIn,
  seoIn,
  textIn,
} from '#contract/fields/walk.ts'
import { blankContent, contentIn, readContent } from '#contract/kinds/content.ts'
import type { AnyKindOf, ContentOf } from '#contract/kinds/kind.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { FALLBACK, type Language } from '#contract/languages/language-codes.ts'
import { isKind, type Kind } from '#contract/wire/kind.ts'
import { invalid } from '#server/failure.ts'
import { kindName, missingReason } from '#server/kind-words.ts'
import type { Parts } from '#server/parts.ts'
import { staffFields } from '#server/publishing/fields/own-fields.ts'
import { ownRecords } from '#server/publishing/fields/own-records.ts'
import { keptValues, missingOwn, mustBeFine, wrongValues } from '#server/publishing/fields/values.ts'
import { type Columns, type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { slugOf } from '#server/publishing/references/slugs.ts'
import { mergeRichText } from '#server/publishing/texts/rich-text.ts'
import { mergeText } from '#server/publishing/texts/text.ts'

/** What a term is called in addresses: the same words give the same name, whatever their case. */
const termKey = (term: Text): string => slugOf(pickText(term, FALLBACK).text, FALLBACK)

/** How a value stands in a column. */
function columnOf(slot: Slot, value: Value): Partial<Columns> {
  if (slot === 'hot') return { hot: value === true }
  if (slot === 'dated') return { dated: typeof value === 'string' ? momentOf(value) : 0 }
  return { [slot]: typeof value === 'string' ? value : isObject(value) ? termKey(textIn(value)) : '' }
}
/** Choices that lines make stand together in their column: `,en,es,`. */
function slotsOfLines(fields: FieldMap, content: Values): Partial<Columns>[] {
  const chosen = [...placesOf(fields, content)].flatMap(({ path, field, value }) =>
    path.includes('.') && field.slot ? [{ slot: field.slot, value: String(value) }] : [],
  )
  return [...Map.groupBy(chosen, ({ slot }) => slot)].map(([slot, all]) => ({
    [slot]: amongMany([...new Set(all.map(({ value }) => value))].sort().join(',')),
  }))
}
/** How one of them is looked for there. */
export const amongMany = (option: string): string => `,${option},`
/** A year or a day as milliseconds since 1970; 0 when it is not known. */
const momentOf = (day: string) => (/^\d{4}(?:-\d\d-\d\d)?$/.test(day) ? Date.parse(day) : 0)

/** The language that a text without one is meant in, and the day that new records begin with. */
export type WrittenAt = { site: Language; today: string }
export const writtenAt = ({ site, now }: Pick<Parts, 'site' | 'now'>): WrittenAt => ({
  site: site.settings().language,
  today: new Date(now()).toISOString().slice(0, 10),
})

/** What is special to a kind beside what its fields say. */
export type OwnRules<Content> = Pick<Partial<KindRules<Content>>, 'next' | 'beside'> & {
  /** The content as it is kept: what does not go together is put right. */
  settled?: (content: Content) => Content
  /** What else is missing before visitors may see it. */
  missing?: KindRules<Content>['missing']
}

/** What a record stands under, as staff see it. */
type UnderOf<K> = K extends { under: { name: infer Name extends string; field: object } }
  ? { [N in Name]: number | null }
  : Record<never, never>

/** The rules of a kind, a blank record, what a draft makes of a record, and a record as staff see it. */
export function kindRules<const K extends AnyKindOf>(
  kind: K & { kind: Kind },
  own: OwnRules<ContentOf<K>> = {},
) {
  type Content = ContentOf<K>
  const { settled = (content: Content) => content, missing: alsoMissing, ...special } = own
  const { fields } = kind
  const under = 'under' in kind ? kind.under : undefined
  /** What a record is called; the one of a single kind is called as the kind is. */
  const title = 'single' in kind ? null : kind.title
  const cover = 'single' in kind ? kind.share.cover : kind.cover
  const titleOf = (content: Content) => (title === null ? kindName(kind.kind, 'one') : textIn(content[title]))
  const blank = blankContent<K>(kind)
  /** As they stand in the form: what is missing is told in that order. */
  const inForm = Object.fromEntries(
    kind.sections.flatMap((section) =>
      section.fields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
    ),
  )

  /** The content a draft makes; what it leaves out stays as it is. Throws `Failure` 400 when the title would be empty. */
  function contentOf(
    draft: object,
    { site, today }: WrittenAt,
    before: Content = blankContent<K>(kind, today),
  ): Content {
    const content = settled(contentIn<K>(kind, withValues(mergeFields(fields, before, draft, site), before)))
    const named = fields[title ?? '']
    if (title !== null && named && isEmpty(named, titleOf(content)))
      throw invalid({ [title]: missingReason(kind.kind, title) })
    return content
  }
  /** What is said to the fields of the owner. Kinds that stand under a type judge it beside what that asks for. */
  function withValues(content: Values, before: Values): Values {
    if (fields.values?.type !== 'values') return content
    const values = keptValues(kind.kind, content.values ?? {})
    if (!under?.field)
      mustBeFine(wrongValues(staffFields(kind.kind), values, attributeValuesIn(before.values ?? {})))
    return { ...content, values }
  }
  const present = (entry: Entry<Content>) => ({
    ...entry.content,
    ...staffShape(entry),
    ...((under?.field ? { [under.name]: entry.parentId } : {}) as UnderOf<K>),
  })
  const underMissing = (parentId: number | null) =>
    under?.field?.required && parentId === null ? { [under.name]: missingReason(kind.kind, under.name) } : {}

  const rules: KindRules<Content> = {
    kind: kind.kind,
    page: kind.page,
    fields,
    read: (json) => readContent<K>(kind, json),
    title: titleOf,
    slugs: (content) => ('slugs' in fields ? textIn(content.slugs) : NO_SLUGS),
    records: (content) => [
      ...recordsIn(fields, content).flatMap((use) => (isKind(use.kind) ? [{ ...use, kind: use.kind }] : [])),
      ...ownRecords(kind.kind, attributeValuesIn(content.values ?? {})),
    ],
    columns: (content) => ({
      ...Object.assign(
        {},
        ...Object.entries(fields).map(
          ([name, field]) => field.slot && columnOf(field.slot, content[name] ?? blankOf(field)),
        ),
        ...slotsOfLines(fields, content),
      ),
      search: [...placesOf(fields, content)]
        .flatMap(({ field, value }) =>
          field.keyword ? (isObject(value) ? Object.values(value) : [value]) : [],
        )
        .join('\n'),
    }),
    // The cover stands for the record wherever one picture does, whatever order the fields are in.
    pictures: (content) => {
      const pictures = picturesIn(fields, content)
      const isCover = ({ field }: { field: string }) => field === cover
      return [...pictures.filter(isCover), ...pictures.filter((one) => !isCover(one))]
    },
    missing: (content, parentId) => ({
      ...Object.fromEntries(
        missingIn(inForm, content).map(({ path, place }) => [path, missingReason(kind.kind, place)]),
      ),
      ...missingOwn(kind.kind, content),
      ...underMissing(parentId),
      ...alsoMissing?.(content, parentId),
    }),
    present: async (entry) => present(entry),
    ...(under && { under: under.name }),
    ...special,
  }
  return { rules, blank, contentOf, present }
}

/**
 * `given` was judged by the schema of the kind; fields and languages that it leaves out stay as they are. Throws `Failure`
 * 400 by field for running texts that are too large.
 */
export const mergeFields = (fields: FieldMap, before: Values, given: object, site: Language): Values => {
  const written = new Map<string, unknown>(Object.entries(given))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      mergeField(field, before[name] ?? blankOf(field), written.get(name), { field: name, site }),
    ]),
  )
}

function mergeField(
  field: Field,
  before: Value,
  given: unknown,
  place: { field: string; site: Language },
): Value {
  if (given === undefined) return before
  switch (field.type) {
    case 'words':
    case 'slugs':
      return mergeWords(before, given, place.site)
    case 'rich':
      return mergeRichText(richIn(before), asGiven(given), place)
    case 'seo': {
      if (!isObject(given)) return before
      const old = seoIn(before)
      const title = mergeWords(old.title, given.title, place.site)
      const description = mergeWords(old.description, given.description, place.site)
      return readValue(field, { ...given, title, description })
    }
    default:
      return readValue(field, given)
  }
}

const mergeWords = (before: unknown, given: unknown, site: Language) =>
  mergeText(textIn(before), asGiven(given), site)
/** One text or one for each language, as the schema let it through. */
const asGiven = (given: unknown): string | { [language: string]: string | undefined } | undefined =>
  typeof given === 'string' ? given : isObject(given) ? (given as { [language: string]: string }) : undefined
