// What answers visitors of the kinds whose declaration says what is shown: list, what it is narrowed by, one record.
import type { z } from 'zod'
import { DECLARED_CALLS, SHOWN } from '#contract/kinds/declared-calls.ts'
import type { ShownKind } from '#contract/kinds/kind.ts'
import type { When } from '#contract/kinds/public-calls.ts'
import type { Call } from '#contract/wire/call.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { FieldFilter } from '#server/publishing/kinds/narrowing.ts'
import { kindPublic } from '#server/publishing/kinds/public.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'

type Takes<Input> = Call<string, z.ZodType<Input>>
/** The public calls of any such kind: which one it is is forgotten here. */
type PublicCalls = {
  listAll: Takes<FieldFilter & { page: number; limit: number; when?: When | undefined; lang?: unknown }>
  filters: Takes<FieldFilter & { when?: When | undefined; lang?: unknown }>
  getById: Takes<{ id: number }>
}

export function publicRoutes(router: Router, parts: Parts) {
  for (const kind of SHOWN) serveKind(router, parts, kind, DECLARED_CALLS[kind.kind] as PublicCalls)
}

function serveKind(
  router: Router,
  { storage: { db }, facets, days, now }: Parts,
  kind: ShownKind & { kind: Kind },
  calls: PublicCalls,
) {
  const shown = kindPublic(db, facets, kind)
  const moment = () => ({ at: now(), today: days.isoDayAt(now()) })

  serve(router, calls.listAll, async ({ lang: _, ...query }, { language }) => {
    const { total, items } = await shown.page(query, moment())
    return { total, items: items.map((card) => inLanguage(card, language)) }
  })
  serve(router, calls.filters, async ({ lang: _, ...chosen }, { language }) => {
    const { terms, facets } = await shown.filters(chosen, moment())
    const lists: [string, object[]][] = Object.entries({ ...terms, facets })
    return Object.fromEntries(lists.map(([as, of]) => [as, of.map((one) => inLanguage(one, language))]))
  })
  serve(router, calls.getById, async ({ id }, { language }) => {
    const found = await shown.find(id, language, moment())
    if (!found) throw notFound()
    return withOwnLinks(db, inLanguage(found, language), language, now())
  })
}
