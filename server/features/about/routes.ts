// What answers the calls of the about-us page.

import { type AboutContent, aboutCalls as calls } from '#contract/site/about.ts'
import { BLANK_ABOUT } from '#contract/site/blank-about.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { publishedOne, workingOne } from '#server/publishing/lifecycle/single.ts'
import { writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import { shownSeo } from '#server/publishing/texts/seo.ts'
import { say } from '#server/publishing/texts/text.ts'
import { aboutRules, contentOf, present, wholeAbout } from './rules.ts'

export function aboutRoutes(router: Router, { storage, publishing, site, now }: Parts) {
  const { db } = storage

  serve(router, calls.getById, async (_, { language }) => {
    const content = wholeAbout(await publishedOne<AboutContent>(db, 'aboutus', now()))
    const { pictures: keys, certificate, seo } = content
    const pictures = await picturesOf(db, [...keys, certificate ?? '', seo.picture ?? ''])
    const shown = {
      ...content,
      pictures: keys.flatMap((key) => pictures.get(key) ?? []),
      illustrations: await illustrationsOf(db, [content.profile], language),
      certificate: pictures.get(certificate ?? '') ?? null,
      seo: shownSeo(seo, pictures),
    }
    return withOwnLinks(db, say(shown, language), language, now())
  })

  serve(router, calls.read, async () => present(await workingOne(db, publishing, aboutRules, BLANK_ABOUT)))
  serve(router, calls.update, async ({ id, version, autosave, ...draft }, asking) => {
    const saved = await publishing.save(
      aboutRules,
      { id, version },
      ({ content }) => ({ content: contentOf(draft, site.settings().language, content), parentId: null }),
      { ...writeOptionsOf(asking), autosave },
    )
    return present(saved)
  })
}
