// The way to write without scripts: a form that is posted, stored, and answered with 303 to a page with the number.
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryTexts,
  enquiryProblems,
  HASTE_MS,
  HONEYPOT,
  oneLine,
  tidyEnquiry,
} from '#contract/enquiries/enquiry.ts'
import type { SentFile } from '#contract/enquiries/enquiry-files.ts'
import {
  type EnquiryLine,
  idIn,
  LINE_PARTS,
  LINES,
  lineField,
  linesAsked,
  newLine,
  tidyLines,
} from '#contract/enquiries/enquiry-lines.ts'
import { ENQUIRY_ROUTE, type EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { addressOf } from '#server/http/callers/address.ts'
import type { Router } from '#server/http/serve.ts'
import { LOOK_AHEAD } from '#server/http/speculation.ts'
import { type MakeEnquiryPage, sendNotBuilt } from '#server/http/web-build.ts'
import { FORM_BYTES, readForm } from '#server/parts/enquiries/posted-form.ts'
import type { Uploads } from '#server/parts/enquiries/uploads.ts'
import { serverTexts } from '#server/texts.ts'
import type { Reception } from './receive.ts'
import { isNumber } from './rules.ts'

const words = serverTexts('site/enquiry/form')

/** All fields at their longest, in any script, written for an address. */
const BODY_BYTES = 192 * 1024
/** Characters of a field that are shown again; what is longer than it may be is said so. */
const SHOWN_AGAIN = 20_000

type Said = { problems?: EnquiryPage['problems']; note?: string; status?: number }

/** `makePage` is null while the web is not built. */
export async function formRoutes(
  { app }: Router,
  reception: Reception,
  uploads: Uploads,
  makePage: MakeEnquiryPage | null,
) {
  async function send(reply: FastifyReply, language: Language, enquiry: EnquiryPage, status: number) {
    if (!makePage) return sendNotBuilt(reply)
    const made = await makePage(language, enquiry)
    // An empty form may stay in the browser's history as it was left; what somebody wrote may not.
    const { lines: _, ...typed } = enquiry.texts
    const isEmpty = enquiry.number === null && Object.values(typed).every((text) => !text)
    return reply
      .status(made.status === 200 ? status : made.status)
      .headers(LOOK_AHEAD)
      .header('cache-control', isEmpty ? 'private, no-cache' : 'no-store')
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(made.body)
  }

  async function sendForm(
    reply: FastifyReply,
    language: Language,
    { texts, about, files = [] }: Pick<EnquiryPage, 'texts' | 'about'> & { files?: SentFile[] },
    { problems = {}, note = '', status = 200 }: Said = {},
  ) {
    // Whoever sees it filled in has been here for a while.
    const form = reception.openForm(texts.content === '' ? 0 : HASTE_MS)
    return send(reply, language, { texts, problems, note, about, files, form, number: null }, status)
  }

  // Only here are forms of this type read: calls take JSON alone.
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    /** The fields of a form, with the files that came along or had come before. */
    async function formIn(request: FastifyRequest): Promise<{ given: URLSearchParams; files: SentFile[] }> {
      if (!request.isMultipart())
        return {
          given: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
          files: [],
        }
      return readForm(request, uploads, addressOf(request))
    }

    for (const language of LANGUAGES) {
      const path = `/${language}${ENQUIRY_ROUTE}`

      forms.get(path, (request, reply) => {
        const texts = { ...NOTHING, lines: linesAsked(request.query as object) }
        return sendForm(reply, language, { texts, about: askedIn(request) })
      })

      forms.get(`${path}/sent`, async (request, reply) => {
        const { number, link } = request.query as { number?: unknown; link?: unknown }
        if (typeof number !== 'string' || !isNumber(number)) return reply.redirect(path, 303)
        const about = askedIn(request)
        const own = linkOf(link)
        const enquiry = {
          texts: NOTHING,
          problems: {},
          note: '',
          about,
          files: [],
          form: '',
          number,
          ...own,
          ...(own.link !== undefined && { office: await reception.officeOf(own.link, language) }),
        }
        return send(reply, language, enquiry, 200)
      })

      forms.post(path, { bodyLimit: FORM_BYTES }, async (request, reply) => {
        if (isForeign(request)) {
          const begun = { texts: NOTHING, about: null }
          return sendForm(reply, language, begun, { note: words.foreign[language], status: 403 })
        }
        const { given, files } = await formIn(request)
        const texts = tidyEnquiry(textsOf(given))
        const about = idIn(given.get('aboutId') ?? given.get('productId'))
        const again = { texts, about, files }
        const problems = enquiryProblems(texts, await reception.isByMail(about))
        // What was refused is said before anything leaves.
        const refused = files.some(({ state }) => state === 'refused')
        if (refused && Object.keys(problems).length === 0)
          return sendForm(reply, language, again, { note: words.filesRefused[language], status: 400 })
        if (Object.keys(problems).length > 0)
          return sendForm(reply, language, again, { problems, note: words.check[language], status: 400 })
        const form = given.get('form') ?? ''
        const memo = given.get(HONEYPOT) ?? ''
        // A page that was kept for long carries no token: the visitor confirms on one that does.
        if (form === '' && memo === '')
          return sendForm(reply, language, again, { note: words.confirm[language] })
        try {
          const kept = files.filter(({ state }) => state === 'received').map(({ file }) => file)
          const sent = { ...texts, aboutId: about, productId: null, files: kept }
          const message = { ...sent, memo: memo.slice(0, 200), form, trail: [], language }
          const agent = request.headers['user-agent'] ?? ''
          // Pressed twice it is the same form with the same words.
          const onceKey = `form ${form} ${JSON.stringify(sent)}`
          const sender = { address: addressOf(request), agent, language, onceKey }
          const { number, link } = await reception.receive(message, sender)
          const thanks = `${path}/sent?number=${number}&link=${link}${about === null ? '' : `&about=${about}`}`
          return reply.header('cache-control', 'no-store').redirect(thanks, 303)
        } catch (error) {
          if (!(error instanceof Failure) || error.code === CODE.fault) throw error
          const status = typeof error.code === 'number' ? error.code : 400
          return sendForm(reply, language, again, { note: error.reason[language], status })
        }
      })
    }
  })
}

const linkOf = (link: unknown): { link?: string } =>
  typeof link === 'string' && /^[\w-]{20,60}$/.test(link) ? { link } : {}
/** The record that an address asks about; `product` is what links said before. */
function askedIn({ query }: FastifyRequest): number | null {
  const { about, product } = query as { about?: unknown; product?: unknown }
  return idIn(about ?? product)
}

/** The lines of a posted form: `lines.0.size` and the like. */
const linesOf = (given: URLSearchParams): EnquiryLine[] =>
  Array.from({ length: LINES }, (_, at) => {
    const parts = LINE_PARTS.map((part) => [part, (given.get(lineField(at, part)) ?? '').slice(0, 2_000)])
    return { ...newLine(idIn(given.get(`lines.${at}.productId`))), ...Object.fromEntries(parts) }
  })

const textsOf = (given: URLSearchParams): EnquiryTexts => ({
  ...(Object.fromEntries(
    ENQUIRY_FIELDS.map((field) => [field, (given.get(field) ?? '').slice(0, SHOWN_AGAIN)]),
  ) as Record<EnquiryField, string>),
  consent: given.get('consent') === 'yes',
  lines: tidyLines(linesOf(given), oneLine),
})
const NOTHING = textsOf(new URLSearchParams())

/** Another site sends it, as far as the browser says. */
const isForeign = ({ headers }: FastifyRequest) => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
