// What the pages behind the link of an inquiry share: nobody keeps or finds them, and other sites send nothing to them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { LOOK_AHEAD } from '#server/http/speculation.ts'
import { type MakeEnquiryPage, sendNotBuilt } from '#server/http/web-build.ts'

const BODY_BYTES = 64 * 1024

/** Nobody keeps, finds or passes on what the link opens. */
export const PRIVATE = {
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

export const ownPath = (language: Language, link: string) => `/${language}${OWN_ROUTE}/${link}`
export const linkIn = ({ params }: FastifyRequest) => (params as { link: string }).link
/** The fields of a plain form. */
export const formIn = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

/** Reads plain forms. */
export const takeForms = (forms: FastifyInstance) =>
  forms.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )

/** What an address leads to that opens nothing. */
export const sendGone = (reply: FastifyReply, language: Language) =>
  reply.headers(PRIVATE).redirect(`/${language}/404/enquiry`, 303)

type Sent = { language: Language; route: string; page: Partial<EnquiryPage>; status?: number }

/** `makePage` is null while the web is not built. */
export async function sendPrivate(
  reply: FastifyReply,
  makePage: MakeEnquiryPage | null,
  { language, route, page, status = 200 }: Sent,
) {
  reply.headers(PRIVATE)
  if (!makePage) return sendNotBuilt(reply)
  const made = await makePage(language, { ...EMPTY, ...page }, route)
  return reply
    .status(made.status === 200 ? status : made.status)
    .headers(LOOK_AHEAD)
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(made.body)
}

/** Another site sends it, as far as the browser says. */
export const isForeign = ({ headers }: FastifyRequest) => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
