// What answers the keyword search, its suggestions, and the list of words that found nothing.
import { searchCalls as calls } from '#contract/site/search.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { firstGroups } from '#server/publishing/search/first-synonyms.ts'
import { synonymReader } from '#server/publishing/search/synonyms.ts'
import { createIdSets } from './id-sets.ts'
import { createMissing, missingStore } from './missing.ts'
import { nearestWords } from './nearest.ts'
import { searchRecords, suggestRecords } from './store.ts'

export function searchRoutes(router: Router, { storage, now, bus, facets }: Parts) {
  const synonyms = synonymReader(firstGroups())
  const sets = createIdSets(bus.listen)
  const reading = () => ({ db: storage.db, sets, facets, at: now() })
  const words = missingStore(storage)
  const missing = createMissing(words.keep, now, (error) =>
    router.app.log.error({ err: error }, 'words that found nothing could not be kept'),
  )
  router.app.addHook('onClose', () => missing.stop())

  serve(router, calls.search, async ({ keyword, kind, page, limit }, asking) => {
    const { language } = asking
    const result = await searchRecords(reading(), { keyword, kind, page, limit, language }, synonyms)
    const found = Object.values(result.counts).some((count) => count > 0)
    if (found) return { ...result, nearest: [] }
    // Each try counts, so the next one must come here again.
    asking.keepNothing()
    if (!asking.preview) missing.add(keyword, language)
    return { ...result, nearest: await nearestWords(storage.db, keyword, language, now()) }
  })
  serve(router, calls.suggest, async ({ keyword }, { language }) => ({
    items: await suggestRecords(reading(), keyword, language, synonyms),
  }))

  serve(router, calls.missing, async (query) => {
    await missing.flush()
    return words.page(query)
  })
  serve(router, calls.forget, async ({ id }, { record }) => {
    await storage.db.transaction().execute(async (within) => {
      const word = await words.forget(id, within)
      if (word === null) throw notFound()
      await record(within, { recordId: id, recordName: word })
    })
    return null
  })
}
