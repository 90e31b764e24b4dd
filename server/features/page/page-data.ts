// What a page is taken over with: it stands beside the page, which holds its name alone.
import { createHash } from 'node:crypto'
import type { RenderedPage } from '#contract/site/rendering.ts'

/** What the data of a page is kept under, beside the page. */
export const dataKey = (key: string) => `data of ${key}`
/** Characters of the digest by which a page names its data. */
const NAME = 12

/** What a page is taken over with, to stand beside it, and the page that holds its name alone. */
export function besideOf(page: RenderedPage): { data: string; named: RenderedPage } {
  const name = JSON.stringify(createHash('sha256').update(page.data).digest('base64url').slice(0, NAME))
  return { data: `{"name":${name},${page.data.slice(1)}`, named: { ...page, data: name } }
}
