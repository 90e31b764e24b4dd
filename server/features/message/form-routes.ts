// The way to write without scripts: a form that is posted, stored, and answered with 303 to a page with the number.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/answer.ts'
import {
  ENQUIRY_FIELDS,
  type EnquiryProblems,
  enquiryProblems,
  HONEYPOT,
  tidyEnquiry,
} from '#contract/enquiry.ts'
import { enquiryWords } from '#contract/enquiry-words.ts'
import { pickText, type Text } from '#contract/language.ts'
import { LANGUAGES, type Language } from '#contract/language-codes.ts'
import { Failure } from '#server/failure.ts'
import { addressOf } from '#server/http/address.ts'
import type { House } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { type FormValues, formPage, refusedPage, sentPage } from './form-page.ts'
import type { Reception } from './receive.ts'
import { isNumber } from './rules.ts'
import { HASTE_MS } from './spam.ts'
import { messageStore } from './store.ts'

/** All fields at their longest, in any script, written for an address. */
const BODY_BYTES = 96 * 1024

export async function formRoutes({ app }: House, { storage, site, now }: Parts, reception: Reception) {
  const store = messageStore(storage.db)

  const shellOf = (language: Language) => ({
    language,
    company: pickText(site.settings().companyName, language).text,
  })

  async function productName(id: string, language: Language): Promise<string> {
    const title = isId(id) ? await store.productTitle(Number(id), now()) : undefined
    return title === undefined ? '' : pickText(JSON.parse(title) as Text, language).text
  }

  async function sendForm(
    reply: FastifyReply,
    language: Language,
    values: Omit<FormValues, 'form'>,
    {
      problems = {},
      note = '',
      status = 200,
    }: { problems?: EnquiryProblems; note?: string; status?: number } = {},
  ) {
    const shell = { ...shellOf(language), product: await productName(values.productId, language) }
    // Whoever sees it filled in has been here for a while.
    const form = reception.openForm(values.content === '' ? 0 : HASTE_MS)
    return sendPage(reply.status(status), language, formPage(shell, { ...values, form }, problems, note))
  }

  // Only here are forms of this type read: calls take JSON alone.
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    for (const language of LANGUAGES) {
      const words = enquiryWords[language]
      const path = `/${language}/message`

      forms.get(path, (request, reply) => {
        const { product } = request.query as { product?: unknown }
        const productId = typeof product === 'string' && isId(product) ? product : ''
        return sendForm(reply, language, valuesOf(new URLSearchParams({ productId })))
      })

      forms.get(`${path}/sent`, async (request, reply) => {
        const { number } = request.query as { number?: unknown }
        if (typeof number !== 'string' || !isNumber(number)) return reply.redirect(path, 303)
        return sendPage(reply, language, sentPage(shellOf(language), number))
      })

      forms.post(path, async (request, reply) => {
        if (isForeign(request))
          return sendPage(reply.status(403), language, refusedPage(shellOf(language), words.foreign))
        const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const values = valuesOf(given)
        const texts = tidyEnquiry(values)
        const problems = enquiryProblems(texts)
        const again = { ...values, ...texts }
        if (Object.keys(problems).length > 0)
          return sendForm(reply, language, again, { problems, note: words.check, status: 400 })
        const form = given.get('form') ?? ''
        const memo = given.get(HONEYPOT) ?? ''
        // A page that was kept for long carries no token: the visitor confirms on one that does.
        if (form === '' && memo === '') return sendForm(reply, language, again, { note: words.confirm })
        try {
          const productId = isId(values.productId) ? Number(values.productId) : null
          const message = { ...texts, productId, memo: memo.slice(0, 200), form, trail: [], language }
          const agent = request.headers['user-agent'] ?? ''
          // Pressed twice it is the same form with the same words.
          const onceKey = `form ${form} ${JSON.stringify({ ...texts, productId })}`
          const sender = { address: addressOf(request), agent, language, onceKey }
          const { number } = await reception.receive(message, sender)
          return reply.header('cache-control', 'no-store').redirect(`${path}/sent?number=${number}`, 303)
        } catch (error) {
          if (!(error instanceof Failure) || error.code === CODE.fault) throw error
          const status = typeof error.code === 'number' ? error.code : 400
          return sendForm(reply, language, again, { note: error.reason[language], status })
        }
      })
    }
  })
}

const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

const valuesOf = (given: URLSearchParams): Omit<FormValues, 'form'> => ({
  ...(Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => [field, (given.get(field) ?? '').slice(0, 20_000)]),
  ) as Record<(typeof ENQUIRY_FIELDS)[number], string>),
  consent: given.get('consent') === 'yes',
  productId: given.get('productId') ?? '',
})

/** Another site sends it, as far as the browser says. */
const isForeign = ({ headers }: FastifyRequest) => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

const sendPage = (reply: FastifyReply, language: Language, html: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(html)
