// What the calls of a kind of the owner answer. The compiler knows none of these calls: they come with the program (decision 66).
import type { output } from 'zod'
import type { PublicSeo } from '#contract/content/content.ts'
import type { ShownIn } from '#contract/languages/language.ts'
import type { Illustration, Picture } from '#contract/media/media.ts'
import type { Facet } from '#contract/products/facet.ts'
import type { ProductCard, ShownSpec } from '#contract/products/product-card.ts'
import type { RichDoc } from '#rich-text/rich-doc.ts'
import type { Door } from '#web/client/door.ts'
import type { OwnKind } from '#web/site/links/own-kinds.ts'

/** A record in a list; what its kind has no part for is not there. */
export type OwnCard = {
  id: number
  /** The path of its page, without the language in front. */
  address: string
  title: string
  summary: string
  group?: string
  day?: string
  cover?: Picture | null
  /** What it says to the fields of the owner; in lists to those that are marked for them. */
  facts: ShownSpec[]
  shownIn: ShownIn
}

/** A record at its page. */
export type OwnRecord = OwnCard & {
  body?: RichDoc | null
  products?: ProductCard[]
  /** What stands beside its heading. */
  side: ShownSpec[]
  seo: output<typeof PublicSeo>
  illustrations: Illustration[]
  publishTime: string
}

type Group = { key: string; name: string; count: number }

/** What each layout of a list is given. */
export type ListProps = { own: OwnKind; cards: readonly OwnCard[] }

type Answers = {
  listAll: { total: number; items: OwnCard[] }
  /** Kinds without groups have none. */
  filters: { groups?: Group[]; facets: Facet[] }
  getById: OwnRecord
}
type Asked = {
  lang: string
  group?: string | undefined
  filter?: string
  units?: 'us'
  page?: number
  limit?: number
  id?: number
}

/** Reads through the door as any other call. */
export const readOwn = <Call extends keyof Answers>(
  door: Door,
  kind: string,
  call: Call,
  { asked, signal }: { asked: Asked; signal: AbortSignal },
) => door.read(`/api/web/${kind}/${call}` as never, asked as never, { signal }) as Promise<Answers[Call]>
