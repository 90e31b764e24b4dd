// What journeys of mail stand on: a real mail server on the loopback, and a site that sends through it.
import { mailServer } from '../../server/testing/mail-server.ts'
import { quoteSender } from './sent-quote.ts'
import { test as bare, startSite } from './site.ts'

/** What the links of letters begin with. */
export const PUBLIC_URL = 'http://lanbo.example'

type MailServer = Awaited<ReturnType<typeof mailServer>>

type Worker = { mail: MailServer; sendQuote: ReturnType<typeof quoteSender> }

export const test = bare.extend<object, Worker>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const mail = await mailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const { site, stop } = await startSite({ ...mail.environment, PUBLIC_URL })
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Of the worker, as a session is: who sends the next quote is signed in.
  sendQuote: [({ site }, use) => use(quoteSender(site.address)), { scope: 'worker' }],
})
