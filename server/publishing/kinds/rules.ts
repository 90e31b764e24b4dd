// The rules of a declared kind: all that publishing must know of it, made from its fields.
import { NO_SLUGS } from '#contract/content/blank.ts'
import type { Slot, Value } from '#contract/fields/field.ts'
import {
  blankOf,
  isEmpty,
  isObject,
  missingIn,
  picturesIn,
  placesOf,
  recordsIn,
  textIn,
} from '#contract/fields/walk.ts'
import { blankContent, contentIn, readContent } from '#contract/kinds/content.ts'
import type { ContentOf, KindOf } from '#contract/kinds/kind.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { FALLBACK, type Language } from '#contract/languages/language-codes.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { invalid } from '#server/failure.ts'
import { missingReason } from '#server/kind-words.ts'
import { type Columns, type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { slugOf } from '#server/publishing/references/slugs.ts'
import { mergeFields } from './merge.ts'

/** What a term is called in addresses: the same words give the same name, whatever their case. */
const termKey = (term: Text): string => slugOf(pickText(term, FALLBACK).text)

/** How a value stands in a column. */
function columnOf(slot: Slot, value: Value): Partial<Columns> {
  if (slot === 'hot') return { hot: value === true }
  if (slot === 'dated') return { dated: typeof value === 'string' ? momentOf(value) : 0 }
  return { [slot]: typeof value === 'string' ? value : isObject(value) ? termKey(textIn(value)) : '' }
}
/** A year or a day as milliseconds since 1970; 0 when it is not known. */
const momentOf = (day: string) => (/^\d{4}(?:-\d\d-\d\d)?$/.test(day) ? Date.parse(day) : 0)
const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name)

/** The rules of a kind, a blank record, what a draft makes of a record, and a record as staff see it. */
export function kindRules<const K extends KindOf>(kind: K & { kind: Kind }) {
  type Content = ContentOf<K>
  const { fields, title } = kind
  const blank = blankContent<K>(kind)

  /** The content a draft makes; what it leaves out stays as it is. Throws `Failure` 400 when the title would be empty. */
  function contentOf(
    draft: object,
    { site, today }: { site: Language; today: string },
    before: Content = blankContent<K>(kind, today),
  ): Content {
    const content = contentIn<K>(kind, mergeFields(fields, before, draft, site))
    const named = fields[title]
    if (named && isEmpty(named, textIn(content[title])))
      throw invalid({ [title]: missingReason(kind.kind, title) })
    return content
  }
  const present = (entry: Entry<Content>) => ({ ...entry.content, ...staffShape(entry) })

  const rules: KindRules<Content> = {
    kind: kind.kind,
    read: (json) => readContent<K>(kind, json),
    title: (content) => textIn(content[title]),
    slugs: (content) => ('slugs' in fields ? textIn(content.slugs) : NO_SLUGS),
    records: (content) =>
      recordsIn(fields, content).flatMap((use) => (isKind(use.kind) ? [{ ...use, kind: use.kind }] : [])),
    columns: (content) => ({
      ...Object.assign(
        {},
        ...Object.entries(fields).map(
          ([name, field]) => field.slot && columnOf(field.slot, content[name] ?? blankOf(field)),
        ),
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
      const isCover = ({ field }: { field: string }) => field === kind.cover
      return [...pictures.filter(isCover), ...pictures.filter((one) => !isCover(one))]
    },
    missing: (content) =>
      Object.fromEntries(
        missingIn(fields, content).map(({ path, place }) => [path, missingReason(kind.kind, place)]),
      ),
    present: async (entry) => present(entry),
  }
  return { rules, blank, contentOf, present }
}
