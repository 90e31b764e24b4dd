// What answers the call for what every page shows of the company.
import { siteCalls as calls } from '#contract/site/site.ts'
import { type Router, serve } from '#server/http/serve.ts'
import { officeHours } from '#server/parts/enquiries/promise.ts'
import type { Parts } from '#server/parts.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'

export function siteRoutes(router: Router, { site, outbox, config }: Parts) {
  const passwordReset = outbox.mailReady() && config.publicUrl !== undefined
  const { captcha, work, timeZone: zone } = config
  const hours = officeHours(config.workingHours)
  serve(router, calls.get, async (_, { language }) => ({
    ...inLanguage(site.settings(), language),
    ...{ passwordReset, captcha, work, hours, zone },
  }))
}
