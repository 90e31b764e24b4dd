// What answers the calls by which staff write, send and follow quotes.
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import { logoOf } from '#server/http/paper-pictures.ts'
import { type Router, serve, serveFile } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { begin, ofMessage, readQuote } from './begin.ts'
import { itemsOf, type QuoteDesk } from './detail.ts'
import { copy, discard, revise, save } from './draft.ts'
import { close, remind, reopen } from './follow.ts'
import { pageOfQuotes, stagesOf } from './list.ts'
import { checkReach } from './rules.ts'
import { callOff, letter, paper, schedule, send } from './send.ts'
import { exportRoute } from './sheet.ts'
import { findProducts } from './store.ts'

export function quoteRoutes(router: Router, parts: Parts) {
  const { storage, days, secrets, site, now } = parts
  const source = { db: storage.db, days, now }
  const desk: QuoteDesk = {
    ...parts,
    key: secrets.keyFor('enquiry link'),
    logo: logoReader(router, site),
  }

  serve(router, calls.list, async ({ page, limit, sort, before, ...filters }) => {
    checkReach(page, limit)
    const { rows, ...count } = await pageOfQuotes(source, filters, { page, limit, sort, before })
    return { ...count, items: await itemsOf(desk, storage.db, rows) }
  })
  serve(router, calls.stages, () => stagesOf(source))
  serve(router, calls.read, ({ id }) => readQuote(desk, id))
  serve(router, calls.ofMessage, ({ messageId }) => ofMessage(desk, messageId))
  serve(router, calls.products, ({ keyword = '', language }) =>
    findProducts(storage.db, keyword, language, now()),
  )
  serve(router, calls.begin, (input, asking) => begin(desk, input, asking))
  serve(router, calls.save, (input, asking) => save(desk, input, asking))
  serve(router, calls.revise, (input, asking) => revise(desk, input, asking))
  serve(router, calls.copy, (input, asking) => copy(desk, input, asking))
  serve(router, calls.discard, (input, asking) => discard(desk, input, asking))
  serveFile(router, calls.paper, (input, asking) => paper(desk, input, asking))
  serve(router, calls.letter, (input, asking) => letter(desk, input, asking))
  serve(router, calls.send, (input, asking) => send(desk, input, asking))
  serve(router, calls.schedule, (input, asking) => schedule(desk, input, asking))
  serve(router, calls.unschedule, (input, asking) => callOff(desk, input, asking))
  serve(router, calls.remind, (input, asking) => remind(desk, input, asking))
  serve(router, calls.close, (input, asking) => close(desk, input, asking))
  serve(router, calls.reopen, (input, asking) => reopen(desk, input, asking))
  exportRoute(router, parts)
}

/** The bytes of the company's own logo as it is now. */
const logoReader = (router: Router, site: Parts['site']) => async (): Promise<Uint8Array | null> => {
  const { logo } = site.settings()
  return logo === null ? null : logoOf(router, logo).read()
}
