// The page of an enquiry for whoever sent it: read by its link alone, added to and erased by plain forms; kept by nobody.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { manyLines } from '#contract/enquiries/enquiry.ts'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { ADDED, OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { addressOf } from '#server/http/callers/address.ts'
import type { Router } from '#server/http/serve.ts'
import { LOOK_AHEAD } from '#server/http/speculation.ts'
import { type MakeEnquiryPage, sendNotBuilt } from '#server/http/web-build.ts'
import { numberIn } from '#server/parts/enquiries/own-link.ts'
import { FORM_BYTES, readForm } from '#server/parts/enquiries/posted-form.ts'
import type { Uploads } from '#server/parts/enquiries/uploads.ts'
import { serverTexts } from '#server/texts.ts'
import type { createOwn } from './own.ts'

const words = serverTexts('site/enquiry/own')
const BODY_BYTES = 64 * 1024
/** Nobody keeps, finds or passes on what the link opens. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}
const EMPTY: EnquiryPage = {
  texts: {
    ...{ name: '', email: '', phone: '', company: '', country: '', delivery: '', subject: '', content: '' },
    ...{ consent: false, lines: [] },
  },
  ...{ problems: {}, note: '', about: null, files: [], form: '', number: null },
}

export async function ownRoutes(
  { app }: Router,
  own: ReturnType<typeof createOwn>,
  uploads: Uploads,
  makePage: MakeEnquiryPage | null,
) {
  async function send(reply: FastifyReply, language: Language, link: string, note = '', status = 200) {
    reply.headers(PRIVATE)
    const number = numberIn(own.key, link)
    const enquiry = number && (await own.read(number, language))
    if (!enquiry) return reply.redirect(`/${language}/404/enquiry`, 303)
    if (!makePage) return sendNotBuilt(reply)
    const route = `${OWN_ROUTE}/${link}`
    const made = await makePage(language, { ...EMPTY, note, own: enquiry }, route)
    return reply
      .status(made.status === 200 ? status : made.status)
      .headers(LOOK_AHEAD)
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(made.body)
  }
  const linkIn = ({ params }: FastifyRequest) => (params as { link: string }).link

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    for (const language of LANGUAGES) {
      const path = `/${language}${OWN_ROUTE}/:link`
      forms.get(path, (request, reply) => send(reply, language, linkIn(request)))

      forms.post(path, { bodyLimit: FORM_BYTES }, async (request, reply) => {
        const link = linkIn(request)
        const number = numberIn(own.key, link)
        const before = number && (await own.read(number, language))
        if (!number || !before || isForeign(request)) return send(reply, language, link)
        const { given, files } = request.isMultipart()
          ? await readForm(request, uploads, addressOf(request))
          : {
              given: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
              files: [],
            }
        const text = [...manyLines(given.get('text') ?? '')].slice(0, ADDED).join('')
        const kept = files.filter(({ state }) => state === 'received').map(({ file }) => file)
        const arrived = (await uploads.received(kept)).slice(0, before.room)
        if (kept.length < files.length) return send(reply, language, link, words.refused[language], 400)
        if (text === '' && arrived.length === 0)
          return send(reply, language, link, words.nothing[language], 400)
        if (!(await own.add(number, text, arrived)))
          return send(reply, language, link, words.tooOften[language], 429)
        return reply.headers(PRIVATE).redirect(`/${language}${OWN_ROUTE}/${link}`, 303)
      })

      forms.post(`${path}/erasure`, async (request, reply) => {
        const link = linkIn(request)
        const number = numberIn(own.key, link)
        if (number && !isForeign(request)) await own.askErasure(number)
        return reply.headers(PRIVATE).redirect(`/${language}${OWN_ROUTE}/${link}`, 303)
      })
    }
  })
}

/** Another site sends it, as far as the browser says. */
const isForeign = ({ headers }: FastifyRequest) => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
