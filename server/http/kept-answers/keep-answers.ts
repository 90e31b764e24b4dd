// What is kept goes when the bus, the settings or the clock say that it is old.
import type { Parts } from '#server/parts.ts'
import { createPublicReads } from './public-reads.ts'
import { createResponseCache } from './response-cache.ts'

/** Answers of public reads are kept until what they were made from changes. */
export function keepAnswers(
  { storage, bus, site, fields, moments, cdn }: Parts,
  away: Parameters<typeof createPublicReads>[2],
) {
  const cache = createResponseCache(cdn ? (kept) => cdn.tells(kept, moments.left()) : undefined)
  const reads = createPublicReads(cache, storage.trace, away)
  bus.listen((changed) => cache.forget(changed ?? undefined))
  // After other settings were read: what was made between the word of the bus and that is old as well.
  site.listen((isRewritten) => cache.forget(isRewritten ? undefined : ['site']))
  fields.listen(() => cache.forget())
  // An answer that was kept before a planned moment is not served after it.
  moments.listen(() => cache.forget())
  // While the store is away nobody can tell what was planned: what is kept stays as it is.
  const due = () => moments.due() && !storage.away()
  return { cache, reads, due }
}
