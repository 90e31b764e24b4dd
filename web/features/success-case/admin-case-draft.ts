// The form of a success case: what it holds, how it is made from a record, and how it becomes a write.
import { NO_SEO, NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import type { StaffCase } from '#contract/news-and-cases/success-case.ts'
import { NO_RICH_TEXT } from '#rich-text/rich-doc.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { tidySeo, tidySlugs } from '#web/admin/editor/seo/seo-fields.ts'
import { hasText } from '#web/admin/forms/completeness.ts'

/** What a write carries. */
export type CaseFields = Pick<
  StaffCase,
  | 'title'
  | 'summary'
  | 'client'
  | 'industry'
  | 'region'
  | 'year'
  | 'cover'
  | 'gallery'
  | 'challenge'
  | 'solution'
  | 'outcome'
  | 'results'
  | 'quotation'
  | 'products'
  | 'seo'
  | 'slugs'
>
/** Figures have an identity of their own while they are moved; it never leaves the form. */
export type Figure = { id: string; value: Text; unit: Text; says: Text }
export type CaseForm = Omit<CaseFields, 'results'> & { results: Figure[] }

export const newFigure = (): Figure => ({ id: newId(), value: NO_TEXT, unit: NO_TEXT, says: NO_TEXT })

export const BLANK_CASE: CaseFields = {
  title: NO_TEXT,
  summary: NO_TEXT,
  client: NO_TEXT,
  industry: NO_TEXT,
  region: NO_TEXT,
  year: '',
  cover: null,
  gallery: [],
  challenge: NO_RICH_TEXT,
  solution: NO_RICH_TEXT,
  outcome: NO_RICH_TEXT,
  results: [],
  quotation: null,
  products: [],
  seo: NO_SEO,
  slugs: NO_TEXT,
}

/** The part of a record that the form edits; revisions of before some fields lack them. */
export function fieldsOf(one: CaseFields): CaseFields {
  const { title, summary, client, industry, region, year, cover, challenge, solution, outcome } = one
  const { results, quotation, products, gallery = [], seo = NO_SEO, slugs = NO_TEXT } = one
  return {
    ...{ title, summary, client, industry, region, year, cover, gallery, challenge, solution, outcome },
    ...{ results, quotation, products, seo, slugs },
  }
}

export const formOf = (fields: CaseFields): CaseForm => ({
  ...fieldsOf(fields),
  results: fields.results.map((figure) => ({ id: newId(), ...figure })),
})

const trimmed = ({ zh, en, es }: Text): Text => ({ zh: zh.trim(), en: en.trim(), es: es.trim() })

/** A figure that says nothing yet is not written. */
const saysFigure = ({ value, unit, says }: Figure) => hasText(value) || hasText(unit) || hasText(says)

/** The write: white space around texts is cut, figures that say nothing are left out. */
export const fieldsIn = (form: CaseForm): CaseFields => ({
  ...fieldsOf(form),
  title: trimmed(form.title),
  summary: trimmed(form.summary),
  client: trimmed(form.client),
  industry: trimmed(form.industry),
  region: trimmed(form.region),
  year: form.year.trim(),
  results: form.results.filter(saysFigure).map(({ value, unit, says }) => ({
    value: trimmed(value),
    unit: trimmed(unit),
    says: trimmed(says),
  })),
  quotation: form.quotation && { text: trimmed(form.quotation.text), by: trimmed(form.quotation.by) },
  seo: tidySeo(form.seo),
  slugs: tidySlugs(form.slugs),
})

/** `results.1.says` of the write is the second figure that says something. */
export function formPath(form: CaseForm, field: string): string {
  const [head, at, ...rest] = field.split('.')
  if (head !== 'results' || !at) return field
  const places = form.results.flatMap((figure, place) => (saysFigure(figure) ? [place] : []))
  return ['results', places[Number(at)] ?? at, ...rest].join('.')
}
