// What answers visitors who write to the company.
import { messageCalls as calls } from '#contract/enquiries/message.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { MakeEnquiryPage } from '#server/http/web-build.ts'
import type { Parts } from '#server/parts.ts'
import { cannedRoutes } from './canned.ts'
import { deskRoutes } from './desk-routes.ts'
import { formRoutes } from './form-routes.ts'
import { createReception } from './receive.ts'

/** `makePage` is null while the web is not built. */
export async function messageRoutes(house: House, parts: Parts, makePage: MakeEnquiryPage | null) {
  const reception = createReception(parts)

  serve(house, calls.form, async () => ({ form: reception.openForm() }))
  serve(house, calls.add, (message, { address, agent, language, onceKey }) =>
    reception.receive(message, { address, agent, language, onceKey }),
  )
  deskRoutes(house, parts)
  cannedRoutes(house, parts)
  await formRoutes(house, parts, reception, makePage)
}
