// The page of a quote for its customer, and the PDF that was sent: behind the link of the inquiry, with plain forms that answer it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { manyLines, oneLine } from '#contract/enquiries/enquiry.ts'
import { ADDED, OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { QUOTE_PDF, QUOTE_ROUTE, type QuotePage, type QuoteWay } from '#contract/quotes/own-quote.ts'
import { QUOTE_LENGTHS } from '#contract/quotes/quote-states.ts'
import { BINDING_COOKIE, ownCookie } from '#server/http/callers/own-cookies.ts'
import { isVisitor } from '#server/http/monitoring/visit-count.ts'
import type { Router } from '#server/http/serve.ts'
import type { MakeEnquiryPage } from '#server/http/web-build.ts'
import { numberIn } from '#server/parts/enquiries/own-link.ts'
import { editionName } from '#server/parts/quotes/quote-letters.ts'
import { noteOpened } from '#server/parts/quotes/quote-rows.ts'
import { isProgram } from '#server/parts/visits/visit-sums.ts'
import type { Parts } from '#server/parts.ts'
import { serverTexts } from '#server/texts.ts'
import { declineReason, ownQuote, type QuoteSent, quoteSent, wayIn } from './find-quote.ts'
import type { createOwn } from './own.ts'
import {
  formIn,
  isForeign,
  linkIn,
  ownPath,
  PRIVATE,
  sendGone,
  sendPrivate,
  takeForms,
} from './private-page.ts'
import { type Answers, createAnswers, type Refusal } from './quote-answers.ts'

const { wrong } = serverTexts('site/quote/page')
const NAME = 80
const STATUS: Record<Refusal, number> = {
  replaced: 409,
  ended: 409,
  closed: 409,
  confirmed: 409,
  tooOften: 429,
}

/** What is wrong with what was posted, and what stands in the forms again. */
type Again = { note: string; status: number; way: QuoteWay; given: QuotePage['given'] }
type Asked = { language: Language; link: string; number: string | null }

export async function quoteRoutes(
  { app, secure }: Router,
  parts: Parts,
  own: ReturnType<typeof createOwn>,
  makePage: MakeEnquiryPage | null,
) {
  const { storage, files, config, bus, now } = parts
  const { db } = storage
  const answers = createAnswers(parts)
  const bound = ownCookie(BINDING_COOKIE, secure)

  const asked = (request: FastifyRequest, language: Language): Asked => {
    const link = linkIn(request)
    return { language, link, number: numberIn(own.key, link) }
  }

  /** The inquiry and its quote; sends somewhere else and answers null where one of them is missing. */
  async function find(reply: FastifyReply, { language, link, number }: Asked) {
    const message = number && (await messageOf(number))
    if (!message) {
      sendGone(reply, language)
      return null
    }
    const found = await quoteSent(db, message.id)
    if (found) return { message, found }
    reply.headers(PRIVATE).redirect(ownPath(language, link), 303)
    return null
  }
  const messageOf = (number: string) =>
    db.selectFrom('message').select(['id', 'number', 'name']).where('number', '=', number).executeTakeFirst()

  async function show(request: FastifyRequest, reply: FastifyReply, at: Asked, again?: Again) {
    const there = await find(reply, at)
    if (!there) return reply
    const { message, found } = there
    if (!again) await look(request, found)
    const enquiry = await own.read(message.number, at.language)
    if (!enquiry) return sendGone(reply, at.language)
    const quote = await ownQuote(db, found, parts)
    const newest = await db
      .selectFrom('message_event')
      .select((row) => row.fn.max('id').as('id'))
      .where('message_id', '=', message.id)
      .executeTakeFirst()
    const page: QuotePage = {
      ...{ quote, zone: config.timeZone, note: again?.note ?? '', seen: Number(newest?.id ?? 0) },
      open: again && again.way !== 'withdraw' && again.way !== 'renew' ? again.way : firstWay(quote),
      given: again?.given ?? { name: message.name, orderNumber: '', text: '', reason: '' },
    }
    return sendPrivate(reply, makePage, {
      ...{ language: at.language, route: `${OWN_ROUTE}/${at.link}${QUOTE_ROUTE}` },
      page: { own: enquiry, quote: page },
      ...(again && { status: again.status }),
    })
  }

  /** Counts the look of a person, which staff follow; what fails of it takes nobody's page. */
  async function look(request: FastifyRequest, { row }: QuoteSent) {
    const { method, raw, headers } = request
    const page = (headers['sec-fetch-dest'] ?? 'document') === 'document'
    if (method !== 'GET' || !page || !isVisitor(raw, bound) || isProgram(headers['user-agent'] ?? '')) return
    try {
      const noted = await db.transaction().execute((within) => noteOpened(within, row, now()))
      if (noted) bus.changed(['message']).catch(() => {})
    } catch (error) {
      request.log.warn({ err: error }, 'a look at a quote was not counted')
    }
  }

  async function post(request: FastifyRequest, reply: FastifyReply, at: Asked) {
    const form = formIn(request)
    const way = wayIn(form.get('way'))
    const { language, link, number } = at
    if (!number || !way || isForeign(request)) return show(request, reply, at)
    const posted = readAnswer(form)
    const missing = missingIn(way, posted)
    const refusal = missing ? null : await act(answers, number, way, posted)
    if (!missing && !refusal)
      return reply.headers(PRIVATE).redirect(`${ownPath(language, link)}${QUOTE_ROUTE}`, 303)
    const { name, orderNumber, text, reason } = posted
    const note = missing
      ? wrong[missing][language]
      : refusal === 'replaced'
        ? wrong.replaced({ edition: (await editionOf(number)) ?? 0 })[language]
        : wrong[refusal ?? 'closed'][language]
    const status = missing ? 400 : STATUS[refusal ?? 'closed']
    return show(request, reply, at, { note, status, way, given: { name, orderNumber, text, reason } })
  }
  const editionOf = async (number: string) => {
    const message = await messageOf(number)
    return message && (await quoteSent(db, message.id))?.row.sent_edition
  }

  /** The very bytes that were sent. */
  async function pdf(request: FastifyRequest, reply: FastifyReply, at: Asked) {
    const there = await find(reply, at)
    if (!there) return reply
    const { row, version: newest, versions } = there.found
    const { edition: named } = request.query as { edition?: unknown }
    const version =
      named === undefined ? newest : versions.find(({ edition }) => String(edition) === String(named))
    const kept = version && (await files.stream(version.file))
    if (!version || !kept)
      return reply.headers(PRIVATE).redirect(`${ownPath(at.language, at.link)}${QUOTE_ROUTE}`, 303)
    return reply
      .headers(PRIVATE)
      .header('content-disposition', `inline; filename="${editionName(row.number, version.edition)}.pdf"`)
      .header('content-length', kept.size)
      .type('application/pdf')
      .send(kept.body)
  }

  await app.register(async (forms) => {
    takeForms(forms)
    for (const language of LANGUAGES) {
      const path = `/${language}${OWN_ROUTE}/:link`
      forms.get(path + QUOTE_ROUTE, (request, reply) => show(request, reply, asked(request, language)))
      forms.post(path + QUOTE_ROUTE, (request, reply) => post(request, reply, asked(request, language)))
      forms.get(path + QUOTE_PDF, (request, reply) => pdf(request, reply, asked(request, language)))
    }
  })
}

/** What stands open before anybody posted anything. */
function firstWay({ state, ended }: QuotePage['quote']): QuotePage['open'] {
  if (state === 'lost') return 'ask'
  return !ended && (state === 'sent' || state === 'asked') ? 'accept' : ''
}

const readAnswer = (form: URLSearchParams) => ({
  edition: Number(form.get('edition')),
  seen: Number(form.get('seen')) || 0,
  agrees: form.get('agree') === 'yes',
  name: oneLine(form.get('name') ?? '').slice(0, NAME),
  orderNumber: oneLine(form.get('orderNumber') ?? '').slice(0, QUOTE_LENGTHS.orderNumber),
  text: [...manyLines(form.get('text') ?? '')].slice(0, ADDED).join(''),
  reason: declineReason(form.get('reason')),
})
type Posted = ReturnType<typeof readAnswer>

function missingIn(way: QuoteWay, { name, agrees, text }: Posted): 'name' | 'agree' | 'text' | null {
  if (way === 'ask') return text === '' ? 'text' : null
  if (way !== 'accept') return null
  if (name === '') return 'name'
  return agrees ? null : 'agree'
}

function act(answers: Answers, number: string, way: QuoteWay, posted: Posted): Promise<Refusal | null> {
  if (way === 'accept') return answers.accept(number, posted)
  if (way === 'ask') return answers.ask(number, posted)
  if (way === 'decline') return answers.decline(number, posted)
  return way === 'withdraw' ? answers.withdraw(number) : answers.renew(number, posted.edition)
}
