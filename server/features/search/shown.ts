// How a record reads as a result: its title, its summary or the passage that was hit, and where both were hit.
import { NO_TEXT } from '#contract/content/blank.ts'
import { textIn } from '#contract/fields/walk.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { hitsOf, passageOf } from '#server/publishing/search/hits.ts'
import type { SearchQuery } from '#server/publishing/search/query.ts'
import { sizesIn } from '#server/publishing/search/sizes.ts'
import { searchTexts } from '#server/publishing/search/texts.ts'
import { asSiteWrites } from '#server/publishing/texts/typed-figures.ts'
import type { SearchedKind } from './token-lists.ts'

type Stored = { kind: SearchedKind; id: number; address: Text; code: string; content: Content }

/** A record as a result: its title, and its summary or the passage that was hit. `keyword`: as it was typed. */
export function shownOf(
  { kind, id, address, code, content }: Stored,
  { query, keyword, language }: { query: SearchQuery; keyword: string; language: Language },
) {
  const { title: stored, summary = NO_TEXT, cover = null } = fieldsOf(kind, content)
  const title = textIn(stored)
  const picked = pickText(title, language)
  const passage = passageFor(
    kind,
    content,
    { title, summary: pickText(summary, language) },
    query,
    picked.language,
  )
  const replaces = earlierModel(content, keyword)
  const hits = {
    title: hitsOf(picked.text, query),
    code: hitsOf(code, query),
    summary: passage.hits,
  }
  const shownIn: Record<string, Language> = {}
  if (picked.language !== language) shownIn.title = picked.language
  if (passage.language !== language) shownIn.summary = passage.language
  return {
    ...{ kind, id, address: address[language], title: asSiteWrites(picked.text, picked.language), code },
    ...{
      summary: asSiteWrites(passage.text, passage.language),
      called: replaces === '' ? passage.called : '',
    },
    ...{ cover, hits, shownIn },
    replaces,
  }
}

/**
 * The summary when it was hit, else a passage of the text in the language of the title, else one in another language. Other
 * names are a list and no sentence: of them the one that was hit is said beside the summary.
 */
function passageFor(
  kind: SearchedKind,
  content: object,
  { title, summary }: { title: Text; summary: { text: string; language: Language } },
  query: SearchQuery,
  language: Language,
) {
  const begin = { ...passageOf(summary.text, query), language: summary.language, called: '' }
  if (begin.hits.length > 0) return begin
  const titleHit = hitsOf(title[language], query).length > 0
  // Its facts stand beside it: what a product is says more than a sentence in which a word of its name comes again.
  // So do its sizes: the list of flanges in which one comes again is no sentence.
  const asksSizes = query.words.every(({ exact }) => sizesIn(exact).length > 0)
  if ((titleHit || asksSizes) && kind === 'product') return begin
  const { called = [], rest = [] } = searchTexts(kind, content) ?? {}
  const own = ({ language: written }: { language: Language }) => written === language
  if (!titleHit) {
    const names = called.filter(own).flatMap(({ text }) => text.split(/[,，、;；\n]+/))
    const hit = names.find((name) => hitsOf(name, query).length > 0)
    if (hit) return { ...begin, called: hit.trim() }
  }
  const titles = LANGUAGES.map((one) => ({ language: one, text: title[one] }))
  const others = [...titles, ...called, ...rest].filter((text) => !own(text))
  for (const text of titleHit ? rest.filter(own) : [...rest.filter(own), ...others]) {
    if (hitsOf(text.text, query).length > 0)
      return { ...passageOf(text.text, query), language: text.language, called: '' }
  }
  return begin
}

/** The earlier model of a product that the keyword names, with its dash or without. */
function earlierModel({ replaces = [] }: Content, keyword: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '')
  const asked = plain(keyword)
  return replaces.find(({ model }) => model !== '' && asked.includes(plain(model)))?.model ?? ''
}

/** Older records may lack fields. */
type Content = Partial<
  Record<'title' | 'name' | 'productName' | 'productTypeName' | 'summary' | 'introduction' | 'kicker', Text> &
    Record<'gallery' | 'covers' | 'pictures', string[]> & {
      cover: string | null
      replaces: { model: string }[]
    }
>

/** The field that says what a record of a declared kind is called. */
const titleOf = (kind: SearchedKind) => DECLARED.find((one) => one.kind === kind)?.title ?? 'title'

/** The fields of each kind that a result is made from. */
function fieldsOf(kind: SearchedKind, content: Content) {
  switch (kind) {
    case 'product':
      return { title: content.productName, summary: content.summary, cover: content.gallery?.[0] }
    case 'productType':
      return { title: content.productTypeName, summary: content.introduction, cover: content.covers?.[0] }
    case 'aboutus':
      return { title: content.title, summary: content.kicker, cover: content.pictures?.[0] }
    default:
      return { title: content[titleOf(kind)], summary: content.summary, cover: content.cover ?? undefined }
  }
}
