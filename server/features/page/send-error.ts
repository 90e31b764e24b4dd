// Sends the small page of its own that says why there is no other.
import type { FastifyReply } from 'fastify'
import type { Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { RETRY_AFTER } from '#server/http/answers/answers.ts'
import { styledBy } from '#server/http/policies.ts'
import type { Parts } from '#server/parts.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { ERROR_STYLE, type ErrorPage, errorPage } from './rules.ts'

const POLICY = styledBy(ERROR_STYLE)

export function sendError(
  { site }: Pick<Parts, 'site'>,
  reply: FastifyReply,
  why: ErrorPage,
  language: Language,
) {
  const { companyName } = inLanguage(site.settings(), language)
  return reply
    .status(why === 'busy' ? CODE.unavailable : why)
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
