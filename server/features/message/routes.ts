// What answers visitors who write to the company.
import { messageCalls as calls } from '#contract/enquiries/message.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { MakeEnquiryPage } from '#server/http/web-build.ts'
import { createUploads } from '#server/parts/enquiries/uploads.ts'
import type { Parts } from '#server/parts.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { cannedRoutes } from './canned.ts'
import { deskRoutes } from './desk-routes.ts'
import { formRoutes } from './form-routes.ts'
import { createReception } from './receive.ts'
import { messageStore } from './store.ts'

/** `makePage` is null while the web is not built. */
export async function messageRoutes(router: Router, parts: Parts, makePage: MakeEnquiryPage | null) {
  const reception = createReception(parts)
  const store = messageStore(parts.storage.db, parts.now)

  serve(router, calls.form, async () => ({ form: reception.openForm() }))
  serve(router, calls.add, (message, { address, agent, language, onceKey }) =>
    reception.receive(message, { address, agent, language, onceKey }),
  )
  serve(router, calls.asked, async ({ ids }, { language }) => {
    const cards = await store.cards([...new Set(ids.split(',').map(Number))])
    return { items: cards.map((card) => inLanguage(card, language)) }
  })
  deskRoutes(router, parts)
  cannedRoutes(router, parts)
  await formRoutes(router, reception, createUploads(parts), makePage)
}
