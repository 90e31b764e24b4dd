// The products that a piece of news names: by a link to their page, or by their model in its words.

import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { NewsContent } from '#contract/news-and-cases/news.ts'
import { plainTextOf } from '#rich-text/rich-doc.ts'

/** No more words are looked up than this, however long the piece. */
const MODELS = 40
/** `LEM-300`, `LCP 80-200`, `LBV-25H`: a few capitals, then figures. */
const MODEL = /(?<![A-Za-zÀ-ɏ\d-])[A-Z]{1,6}[ \u00a0-]?\d[A-Z\d]*(?:[-/][A-Z\d]+)*(?![A-Za-zÀ-ɏ\d-])/g
const LINK = /^\/productDetail(?:\/|\?id=)([1-9]\d{0,15})/i

/** Ids out of links, and words that may be models, in the order in which they come up. */
export function productsNamed({ title, summary, body }: Pick<NewsContent, 'title' | 'summary' | 'body'>) {
  const ids = new Set<number>()
  const models = new Set<string>()
  for (const language of LANGUAGES) {
    for (const href of linksIn(body[language])) {
      const id = Number(LINK.exec(href)?.[1])
      if (Number.isSafeInteger(id)) ids.add(id)
    }
    const words = [title[language], summary[language], plainTextOf(body[language])].join('\n')
    for (const [model] of words.matchAll(MODEL)) models.add(model.replaceAll('\u00a0', ' '))
  }
  return { ids: [...ids].slice(0, MODELS), models: [...models].slice(0, MODELS) }
}

function linksIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { marks, content } = node as {
    marks?: readonly { type: string; attrs?: { href?: unknown } }[]
    content?: readonly unknown[]
  }
  const own = (marks ?? []).flatMap(({ type, attrs }) =>
    type === 'link' && typeof attrs?.href === 'string' ? [attrs.href] : [],
  )
  return [...own, ...(content ?? []).flatMap(linksIn)]
}
