// What answers the keyword search, its suggestions, and the list of words that found nothing.
import { searchCalls as calls } from '#contract/site/search.ts'
import { synonymCalls } from '#contract/site/search-synonyms.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { serverTexts } from '#server/texts.ts'
import { nearestFamilies } from './families.ts'
import { keptSynonyms } from './kept-synonyms.ts'
import { createMissing, missingStore } from './missing.ts'
import { nearestWords } from './nearest.ts'
import { questionIn } from './question.ts'
import { createSearchParts } from './search-parts.ts'
import { searchRecords, suggestRecords } from './store.ts'

const words = serverTexts('server/search')

/** `counts`: words that find nothing are counted. */
export function searchRoutes(
  router: Router,
  { storage, now, bus, facets, site }: Parts,
  { counts = true } = {},
) {
  const synonyms = keptSynonyms(storage.db, bus)
  /** How keywords are read; what is answered holds until staff change that. */
  const reader = () => {
    storage.noteRead(synonyms.name)
    return synonyms.reader()
  }
  const own = createSearchParts(bus.listen)
  const reading = () => ({ db: storage.db, ...own, facets, at: now() })
  const missed = missingStore(storage)
  const missing = createMissing(missed.keep, now, (error) =>
    router.app.log.error({ err: error }, 'words that found nothing could not be kept'),
  )
  router.app.addHook('onClose', () => missing.stop())

  serve(router, calls.search, async ({ keyword, kind, page, limit }, asking) => {
    const { language } = asking
    const result = await searchRecords(reading(), { keyword, kind, page, limit, language }, await reader())
    const found = Object.values(result.counts).some((count) => count > 0)
    if (found) return { ...result, nearest: [], families: [] }
    // Each try counts, so the next one must come here again.
    asking.keepNothing()
    if (counts && !asking.preview) missing.add(keyword, language)
    return {
      ...result,
      nearest: await nearestWords(storage.db, keyword, language, now()),
      families: await nearestFamilies(reading(), questionIn(keyword, language, await reader()), language),
    }
  })
  serve(router, calls.suggest, async ({ keyword }, { language }) => ({
    items: await suggestRecords(reading(), keyword, language, await reader()),
  }))

  serve(router, calls.missing, async (query) => {
    await missing.flush()
    return missed.page(query)
  })
  serve(router, calls.forget, async ({ id }, { record }) => {
    await storage.db.transaction().execute(async (within) => {
      const word = await missed.forget(id, within)
      if (word === null) throw notFound()
      await record(within, { recordId: id, recordName: word })
    })
    return null
  })

  serve(router, synonymCalls.synonyms, () => synonyms.read())
  serve(router, synonymCalls.keepSynonyms, async (given, { record }) => {
    const changed = await storage.db.transaction().execute(async (within) => {
      const before = await synonyms.read(within)
      await synonyms.keep(within, given, now())
      const after = await synonyms.read(within)
      await record(within, {
        recordId: null,
        recordName: words.title[site.settings().language],
        before: { groups: before.groups },
        after: { groups: after.groups },
      })
      await synonyms.tellOthers(within)
      return after
    })
    synonyms.tell()
    return changed
  })
}
