// A step of a visitor within the site, which the browser tells of because no page is asked for (spec §2: the hash application).
import { z } from 'zod'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { defineCall } from '#contract/wire/call.ts'

export const visitCalls = {
  visit: defineCall({
    path: '/api/web/visit',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({
      /** Of the route table, such as `/productDetail/12`. */
      path: z
        .string()
        .max(300)
        .startsWith('/')
        .meta({ examples: ['/en'] }),
      language: z.enum(LANGUAGES),
      /** The host that led to the site, `''` for none; null for a step within it. */
      referrer: z.string().max(200).nullable(),
    }),
    output: z.null(),
    summary: 'Counts a page that was opened without asking the server for it. Nothing is kept of who it was.',
  }),
}
