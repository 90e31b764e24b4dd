// How a record reads as a result: its title, its summary or the passage that was hit, and where both were hit.
import { NO_TEXT } from '#contract/content/blank.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { hitsOf, passageOf } from '#server/publishing/search/hits.ts'
import type { Asked } from '#server/publishing/search/query.ts'
import { searchTexts } from '#server/publishing/search/texts.ts'
import type { SearchedKind } from './candidates.ts'

type Stored = { kind: SearchedKind; id: number; address: Text; code: string; content: Content }

/** A record as a result: its title, and its summary or the passage that was hit. */
export function shownOf({ kind, id, address, code, content }: Stored, asked: Asked, language: Language) {
  const { title = NO_TEXT, summary = NO_TEXT, cover = null } = fieldsOf(kind, content)
  const said = pickText(title, language)
  const passage = passageFor(kind, content, pickText(summary, language), asked, said.language)
  const hits = {
    title: hitsOf(said.text, asked),
    code: hitsOf(code, asked),
    summary: passage.hits,
  }
  const shownIn: Record<string, Language> = {}
  if (said.language !== language) shownIn.title = said.language
  if (passage.language !== language) shownIn.summary = passage.language
  return {
    ...{ kind, id, address: address[language], title: said.text, code },
    ...{ summary: passage.text, cover, hits, shownIn },
  }
}

/** The summary when it was hit, else a passage of the text in the language of the title, else one in another language. */
function passageFor(
  kind: SearchedKind,
  content: object,
  summary: { text: string; language: Language },
  asked: Asked,
  language: Language,
) {
  const begin = { ...passageOf(summary.text, asked), language: summary.language }
  if (begin.hits.length > 0) return begin
  const texts = searchTexts(kind, content)
  const titles = LANGUAGES.map((one) => ({ language: one, text: texts?.title[one] ?? '' }))
  const rest = texts?.rest ?? []
  const own = rest.filter((text) => text.language === language)
  const others = [...titles, ...rest].filter((text) => text.language !== language)
  const titleHit = hitsOf(texts?.title[language] ?? '', asked).length > 0
  for (const text of titleHit ? own : [...own, ...others]) {
    if (hitsOf(text.text, asked).length > 0)
      return { ...passageOf(text.text, asked), language: text.language }
  }
  return begin
}

/** Older records may lack fields. */
type Content = Partial<
  Record<'title' | 'productName' | 'productTypeName' | 'summary' | 'introduction' | 'kicker', Text> &
    Record<'gallery' | 'covers' | 'pictures', string[]> & { cover: string | null }
>

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
      return { title: content.title, summary: content.summary, cover: content.cover ?? undefined }
  }
}
