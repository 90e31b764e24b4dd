// The rules of success cases: how a draft becomes content, what is filtered by, what must be there before visitors see it.
import { NO_SEO, NO_SLUGS, NO_TEXT } from '#contract/content/blank.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { FALLBACK, type Language } from '#contract/languages/language-codes.ts'
import type { CaseChange, CaseContent } from '#contract/news-and-cases/success-case.ts'
import { NO_RICH_TEXT, picturesInText } from '#rich-text/rich-doc.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { wholeCase } from '#server/publishing/cards/case-cards.ts'
import { type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { slugOf } from '#server/publishing/references/slugs.ts'
import { mergeRichText } from '#server/publishing/texts/rich-text.ts'
import { mergeSeo, seoPicture } from '#server/publishing/texts/seo.ts'
import { hasText, mergeText } from '#server/publishing/texts/text.ts'

type Draft = Partial<Omit<CaseChange, 'id' | 'version' | 'autosave'>>

/** A case before anything was written. */
export const BLANK_CASE: CaseContent = {
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
  slugs: NO_SLUGS,
}

/** The content a draft makes; what it leaves out stays as it is. Throws `Failure` 400 when the title would be empty. */
export function contentOf(draft: Draft, site: Language, stored: CaseContent = BLANK_CASE): CaseContent {
  const previous = wholeCase(stored)
  const merged = (name: (typeof TEXTS)[number]) => mergeText(previous[name], draft[name], site)
  const story = (field: 'challenge' | 'solution' | 'outcome') =>
    mergeRichText(previous[field], draft[field], { field, site })
  const content: CaseContent = {
    title: merged('title'),
    summary: merged('summary'),
    client: merged('client'),
    industry: merged('industry'),
    region: merged('region'),
    year: draft.year ?? previous.year,
    cover: draft.cover === undefined ? previous.cover : draft.cover,
    gallery: draft.gallery ?? previous.gallery,
    challenge: story('challenge'),
    solution: story('solution'),
    outcome: story('outcome'),
    results: draft.results ?? previous.results,
    quotation: draft.quotation === undefined ? previous.quotation : draft.quotation,
    products: draft.products ?? previous.products,
    seo: mergeSeo(previous.seo, draft.seo, site),
    slugs: draft.slugs ?? previous.slugs,
  }
  if (!hasText(content.title)) throw invalid({ title: titleMissing })
  return content
}
const TEXTS = ['title', 'summary', 'client', 'industry', 'region'] as const

/** What an industry or a region is called in addresses: the same words give the same name, whatever their case. */
export const termKey = (term: Text): string => slugOf(pickText(term, FALLBACK).text)

export const caseRules: KindRules<CaseContent> = {
  kind: 'successCase',
  title: ({ title }) => title,
  slugs: (content) => wholeCase(content).slugs,
  records: ({ products }) =>
    products.map((id, index) => ({ field: `products.${index}`, kind: 'product', id })),
  columns: ({ title, client, industry, region, year }) => ({
    label: termKey(industry),
    region: termKey(region),
    dated: /^\d{4}$/.test(year) ? Date.UTC(Number(year), 0, 1) : 0,
    search: [title, client].flatMap((text) => Object.values(text)).join('\n'),
  }),
  pictures: (content) => {
    const { cover, gallery, challenge, solution, outcome, seo } = wholeCase(content)
    return [
      ...(cover === null ? [] : [{ field: 'cover', key: cover }]),
      ...gallery.map((key, index) => ({ field: `gallery.${index}`, key })),
      ...picturesInText(challenge, 'challenge'),
      ...picturesInText(solution, 'solution'),
      ...picturesInText(outcome, 'outcome'),
      ...seoPicture(seo),
    ]
  },
  missing: (content) => ({
    ...(hasText(content.title) ? {} : { title: titleMissing }),
    ...(hasText(content.summary) ? {} : { summary: summaryMissing }),
    ...(hasText(content.industry) ? {} : { industry: industryMissing }),
    ...storyMissing(content),
  }),
  present: async (entry) => present(entry),
}

/** A success case as staff see it. */
export const present = (entry: Entry<CaseContent>) => ({ ...wholeCase(entry.content), ...staffShape(entry) })

function storyMissing({ results, quotation }: CaseContent): Record<string, Reason> {
  const missing: Record<string, Reason> = {}
  for (const [index, { value, says }] of results.entries()) {
    if (!hasText(value)) missing[`results.${index}.value`] = valueMissing
    if (!hasText(says)) missing[`results.${index}.says`] = saysMissing
  }
  if (quotation && !hasText(quotation.text)) missing['quotation.text'] = quotationMissing
  return missing
}

const titleMissing: Reason = {
  zh: '请至少用一种语言填写标题',
  en: 'Please enter a title in at least one language.',
  es: 'Escriba un título en al menos un idioma.',
}
const summaryMissing: Reason = {
  zh: '请至少用一种语言填写摘要',
  en: 'Please enter a summary in at least one language.',
  es: 'Escriba un resumen en al menos un idioma.',
}
const industryMissing: Reason = {
  zh: '请填写行业，访客按行业筛选案例',
  en: 'Please enter the industry: visitors filter cases by it.',
  es: 'Escriba el sector: los visitantes eligen los casos por él.',
}
const valueMissing: Reason = {
  zh: '请填写数值',
  en: 'Please enter the figure.',
  es: 'Escriba la cifra.',
}
const saysMissing: Reason = {
  zh: '请说明该数值的含义',
  en: 'Please say what the figure means.',
  es: 'Indique qué significa la cifra.',
}
const quotationMissing: Reason = {
  zh: '请填写引言，或移除该项',
  en: 'Please enter the quotation, or remove it.',
  es: 'Escriba la cita o quítela.',
}
