// The envelope on the way out: successes, and every way to fail (decision 1).
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/languages/language-codes.ts'
import { CODE, type FailureCode } from '#contract/wire/answer.ts'
import { Failure, type Reason } from '#server/failure.ts'
import { languageOf } from '#server/http/callers/asking.ts'
import { isDiskFull, isStoreAway } from '#server/storage/trouble.ts'
import { serverTexts } from '#server/texts.ts'
import { diskFull, storeAway } from './store-refusals.ts'

const words = serverTexts('server/http/answers')

export const envelope = (data: unknown) => JSON.stringify({ code: CODE.ok, message: '', data })

/** Sends an already written JSON body that nobody may keep. */
export function sendPrivate(reply: FastifyReply, body: string | Buffer) {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/** Turns whatever was thrown into an answer; what is not a refusal is logged and tells the asker nothing but its id. `heard` is told first; while the store is away `whileAway` may know an answer. */
export function answerFailures(
  app: FastifyInstance,
  siteLanguage: () => Language,
  onFailure: (request: FastifyRequest, failure: Failure) => void = () => {},
  whileAway: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> = async () => false,
) {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    if (isStoreAway(error) && (await whileAway(request, reply))) return reply
    const failure = error instanceof Failure ? error : fromFastify(error)
    if (failure.code === CODE.fault) request.log.error({ err: error }, 'a call failed')
    onFailure(request, failure)
    return sendFailure(reply, failure, languageOf(request, siteLanguage))
  })
}

/** Seconds after which whoever was refused with 503 may ask again. */
export const RETRY_AFTER = '2'

/** Answers one refusal. */
export function sendFailure(reply: FastifyReply, failure: Failure, language: Language) {
  const message = failure.reason[language].slice(0, MESSAGE_LENGTH).toWellFormed()
  const { fields, current } = failure
  const data = {
    ...(fields && fieldsWithin(fields, language)),
    ...(current !== undefined && { current }),
  }
  const body = {
    code: failure.code,
    message,
    ...(failure.code === CODE.revoked && { msg: message }),
    data: Object.keys(data).length > 0 ? data : null,
  }
  if (failure.code === CODE.unavailable) reply.header('retry-after', RETRY_AFTER)
  return sendPrivate(reply.status(statusOf(failure.code)), JSON.stringify(body))
}

const statusOf = (code: FailureCode): number =>
  code === CODE.revoked ? CODE.notSignedIn : code === CODE.prove ? CODE.forbidden : code

/** The address is served by nothing. */
export const noSuchCall = (request: FastifyRequest) =>
  new Failure(CODE.notFound, words.noSuchCall({ method: request.method, path: pathOf(request) }))

/** The address without its query, which may hold secrets. */
export const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0]?.slice(0, 200) ?? ''

const BY_STATUS: Record<number, [FailureCode, Reason]> = {
  400: [CODE.invalid, words.byStatus[400]],
  413: [CODE.tooLarge, words.byStatus[413]],
  415: [CODE.unsupported, words.byStatus[415]],
}

function fromFastify(error: FastifyError): Failure {
  const status = typeof error.statusCode === 'number' ? error.statusCode : 500
  const known = BY_STATUS[status] ?? (status >= 400 && status < 500 ? BY_STATUS[400] : undefined)
  if (known) return new Failure(known[0], known[1], { cause: error })
  if (isDiskFull(error)) return diskFull(error)
  if (isStoreAway(error)) return storeAway(error)
  return new Failure(CODE.fault, words.broken, { cause: error })
}

/** Characters of the sentence at the top, and of one field's name and sentence. */
export const MESSAGE_LENGTH = 500
const NAME_LENGTH = 200
/** Bytes of all fields together; the envelope has room beside them. */
const FIELDS_BYTES = 12 * 1024

/** The fields of a refusal in one language, as many as there is room for; `more` counts those left out. */
export function fieldsWithin(fields: Readonly<Record<string, Reason>>, language: Language) {
  const all = Object.entries(fields)
  const named: [string, string][] = []
  let room = FIELDS_BYTES
  for (const [name, reason] of all) {
    const field = [cut(name, NAME_LENGTH), cut(reason[language], MESSAGE_LENGTH)] as [string, string]
    room -= Buffer.byteLength(JSON.stringify(field))
    if (room < 0) break
    named.push(field)
  }
  const more = all.length - named.length
  return { fields: Object.fromEntries(named), ...(more > 0 && { more }) }
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`
