// What answers the call of the about-us page.
import { type AboutContent, aboutCalls as calls } from '#contract/about.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { illustrationsOf } from '#server/publishing/rich-text.ts'
import { publishedOne } from '#server/publishing/single.ts'
import { say } from '#server/publishing/text.ts'

export function aboutRoutes(house: House, { storage, now }: Parts) {
  serve(house, calls.getById, async (_, { language }) => {
    const content = await publishedOne<AboutContent>(storage.db, 'aboutus', now())
    const pictures = await picturesOf(storage.db, [...content.pictures, content.certificate ?? ''])
    const shown = {
      ...content,
      pictures: content.pictures.flatMap((key) => pictures.get(key) ?? []),
      illustrations: await illustrationsOf(storage.db, [content.profile], language),
      certificate: pictures.get(content.certificate ?? '') ?? null,
    }
    return say(shown, language)
  })
}
