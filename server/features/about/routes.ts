// What visitors see of the about-us page.
import { aboutusKind } from '#contract/kinds/about.ts'
import { aboutCalls as calls } from '#contract/site/about.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { shownContent } from '#server/publishing/kinds/shown.ts'
import { publishedOne } from '#server/publishing/lifecycle/single.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'

export function aboutRoutes(router: Router, { storage: { db }, now }: Parts) {
  serve(router, calls.getById, async (_, { language }) => {
    const content = await publishedOne(db, aboutusKind, now())
    const shown = await shownContent(db, aboutusKind.fields, content)
    const illustrations = await illustrationsOf(db, [content.profile], language)
    return withOwnLinks(db, inLanguage({ ...shown, illustrations }, language), language, now())
  })
}
