// What answers visitors who write to the company.
import { messageCalls as calls } from '#contract/enquiries/message.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { MakeEnquiryPage } from '#server/http/web-build.ts'
import { createUploads } from '#server/parts/enquiries/uploads.ts'
import { createTroubleLog } from '#server/parts/monitoring/trouble-log.ts'
import type { Parts } from '#server/parts.ts'
import { askedRoute } from './asked-route.ts'
import { cannedRoutes } from './canned.ts'
import { deskRoutes } from './desk-routes.ts'
import { formRoutes } from './form-routes.ts'
import { journaled } from './journaled.ts'
import { createReception } from './receive.ts'

/** `makePage` is null while the web is not built. */
export async function messageRoutes(router: Router, parts: Parts, makePage: MakeEnquiryPage | null) {
  const late = createTroubleLog(
    router.app.log.error.bind(router.app.log),
    'an inquiry that came while the store was away could not be handed over; it is tried again',
    parts.now,
  )
  const reception = journaled(createReception(parts), parts, late)
  router.app.addHook('onClose', () => reception.stop())

  serve(router, calls.form, async () => ({ form: reception.openForm() }))
  const receive: Parameters<typeof serve<typeof calls.add>>[2] = (message, asking) => {
    const { address, agent, language, onceKey } = asking
    return reception.receive(message, { address, agent, language, onceKey })
  }
  serve(router, calls.add, receive, { whileAway: receive })
  askedRoute(router, parts)
  deskRoutes(router, parts)
  cannedRoutes(router, parts)
  await formRoutes(router, reception, createUploads(parts), makePage)
}
