// Pictures for papers, by the way that browsers take: made once and kept there.
import type { Picture } from '#contract/media/media.ts'
import type { Router } from './serve.ts'

/** A picture in a size for paper; read only when the paper is set. */
export const pictureOf = (router: Router, { key }: Pick<Picture, 'key'>, width = 960, format = 'jpeg') => ({
  key: `${key} ${width}`,
  async read() {
    const url = `/image?filepath=${encodeURIComponent(key)}&w=${width}&format=${format}`
    const { statusCode, rawPayload } = await router.app.inject(url)
    if (statusCode !== 200) throw new Error(`the picture ${key} of a paper is not there: ${statusCode}`)
    return rawPayload
  },
})
/** The company's own logo may have corners that one sees through. */
export const logoOf = (router: Router, key: string) => pictureOf(router, { key }, 640, 'png')
