// The desk of whoever puts releases together, beside the desk of an editor of products.

import { NO_SEO, NO_SLUGS } from '#contract/content/blank.ts'
import { releaseCalls as calls, type Release } from '#contract/content/release.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { CODE } from '#contract/wire/answer.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { newsKind } from '#server/features/news/kind.ts'
import type { testApp } from '#server/testing/app.ts'
import { productDesk } from './product-desk.ts'

export const target = ({ id, version }: Pick<Release, 'id' | 'version'>) => ({ id, version })

/** Someone who may do everything, with products, news and releases at hand. */
export async function releaseDesk(app: Awaited<ReturnType<typeof testApp>>) {
  const desk = await productDesk(app)
  const { admin } = desk
  const text = (en: string) => eachLanguage(() => en)
  const rich = (en: string) => eachLanguage(() => docOfPlain(en))

  return {
    ...desk,
    /** A draft of news that may be published when it has a body. */
    newNews: (title: string, body = 'Read on.') => {
      const content = {
        ...{ title: text(title), summary: text(''), body: rich(body), cover: null },
        ...{ category: 'company' as const, date: '2026-06-01', source: text(''), author: text('') },
        ...{ pinned: false, attachments: [], values: {}, seo: NO_SEO, slugs: NO_SLUGS },
      }
      return app.parts.publishing.add(newsKind.rules, { content, parentId: null }, { by: null })
    },
    /** The title that visitors see, or the code of the refusal. */
    async seenNews(id: number) {
      const answer = await app.ask(newsCalls.getById, { id, lang: 'en' })
      return answer.code === CODE.ok ? answer.data.title : answer.code
    },
    /** An open release with these records. */
    async releaseOf(entries: { id: number; action?: 'publish' | 'unpublish' }[], name = 'Fair') {
      const made = await app.get(calls.add, { name }, admin)
      const given = entries.map(({ id, action = 'publish' }) => ({ id, action }))
      return app.get(calls.put, { ...target(made), entries: given }, admin)
    },
    current: (release: Release) => app.get(calls.read, { id: release.id }, admin),
  }
}
