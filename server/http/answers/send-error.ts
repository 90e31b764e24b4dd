// Sends the small page of its own that says why there is no other.
import type { FastifyReply } from 'fastify'
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { styledBy } from '#server/http/policies.ts'
import type { Parts } from '#server/parts.ts'
import { RETRY_AFTER } from './answers.ts'
import { ERROR_STYLE, type ErrorPage, errorPage, statusOf } from './error-page.ts'

const POLICY = styledBy(ERROR_STYLE)

export function sendError(
  { site }: Pick<Parts, 'site'>,
  reply: FastifyReply,
  why: ErrorPage,
  language: Language,
) {
  const companyName = pickText(site.settings().companyName, language).text
  return reply
    .status(statusOf(why))
    .headers({ ...POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(errorPage(why, language, companyName))
}

/** It may be asked for again soon. */
export const sendUnavailable = (
  parts: Pick<Parts, 'site'>,
  reply: FastifyReply,
  why: ErrorPage,
  language: Language,
) => sendError(parts, reply.header('retry-after', RETRY_AFTER), why, language)
