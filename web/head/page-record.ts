// The record that a page shows, found in what its loader read, in the words that every kind shares.
import type { StaticHandlerContext } from 'react-router'
import type { output } from 'zod'
import type { CallAt } from '#contract/calls.ts'
import type { PublicSeo } from '#contract/content/content.ts'
import type { Picture } from '#contract/media/media.ts'
import type { OutputOf } from '#contract/wire/call.ts'

export type PageRecord = {
  name: string
  summary: string
  picture: Picture | null
  seo: output<typeof PublicSeo>
  /** All that the page was given of it. */
  given: Given
}

/** What tells machines more than a name: only some kinds have each of these. */
export type Given = { seo: PageRecord['seo'] } & Partial<{
  title: string
  productName: string
  productTypeName: string
  productModel: string
  summary: string
  introduction: string
  heroLede: string
  cover: Picture | null
  gallery: Picture[]
  covers: Picture[]
  date: string
  specs: OutputOf<CallAt<'/api/web/product/getById'>>['specs']
}> &
  Partial<CaseFacts> &
  Partial<DocumentFacts> &
  Partial<Vacancy> &
  Partial<EventFacts> &
  Partial<Dealer>

/** What machines are told of a dealer, whose page is the whole of it. */
export type Dealer = OutputOf<CallAt<'/api/web/dealer/getById'>>

/** What machines are told of a success case. */
export type CaseFacts = Pick<OutputOf<CallAt<'/api/web/successCase/getById'>>, 'industry' | 'challenge'>

/** What machines are told of a document. */
export type DocumentFacts = Pick<OutputOf<CallAt<'/api/web/document/getById'>>, 'number' | 'editions'>

/** What machines are told of an event. */
export type EventFacts = Pick<
  OutputOf<CallAt<'/api/web/event/getById'>>,
  'starts' | 'ends' | 'opens' | 'closes' | 'zone' | 'place' | 'venue'
>

/** What machines are told of a vacancy. */
export type Vacancy = Pick<
  OutputOf<CallAt<'/api/web/vacancy/getById'>>,
  | ('id' | 'title' | 'place' | 'country' | 'employment' | 'until' | 'over' | 'publishTime')
  | ('duties' | 'profile' | 'offer')
>

/** What the loader of the page itself answered. */
export function loadedBy({ matches, loaderData }: StaticHandlerContext): unknown {
  const leaf = matches.at(-1)
  return leaf && loaderData[leaf.route.id]
}

/** Null where a page lists records or says something else. */
export function recordOf(context: StaticHandlerContext): PageRecord | null {
  const given = within(loadedBy(context))
  if (!given) return null
  return {
    name: given.title ?? given.productName ?? given.productTypeName ?? given.name ?? '',
    summary: given.summary ?? given.introduction ?? '',
    picture: given.cover ?? given.gallery?.[0] ?? given.covers?.[0] ?? null,
    seo: given.seo,
    given,
  }
}

/** What a loader answers is the record, or holds it. */
function within(data: unknown, depth = 0): Given | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  if ('seo' in data) return data as Given
  if (depth === 2) return null
  for (const part of Object.values(data)) {
    const found = within(part, depth + 1)
    if (found) return found
  }
  return null
}
