// The envelope on the way out: successes, and every way to fail (decision 1).
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { en, es, zhCN } from 'zod/locales'
import { CODE, type FailureCode } from '#contract/answer.ts'
import type { Language } from '#contract/language-codes.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { languageOf } from '#server/http/asking.ts'

const MESSAGES = { zh: zhCN().localeError, en: en().localeError, es: es().localeError }

/** Parses input with a schema of the contract; throws `Failure` 400 that names each field. */
export function take<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.output<S> {
  const read = schema.safeParse(value, { error: MESSAGES[language] })
  if (read.success) return read.data
  const fields = Object.fromEntries(
    read.error.issues.flatMap((issue) => {
      const names =
        issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
      return names.map((name) => [name.join('.') || 'input', inEvery(issue.message)])
    }),
  )
  throw invalid(fields)
}

const inEvery = (message: string): Reason => ({ zh: message, en: message, es: message })

export const envelope = (data: unknown) => JSON.stringify({ code: CODE.ok, message: '', data })

/** Sends an already written JSON body that nobody may keep. */
export function sendPrivate(reply: FastifyReply, body: string | Buffer) {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/** Turns whatever was thrown into an answer; what is not a refusal is logged and tells the asker nothing but its id. `heard` is told first. */
export function answerFailures(
  app: FastifyInstance,
  siteLanguage: () => Language,
  heard: (request: FastifyRequest, failure: Failure) => void = () => {},
) {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = error instanceof Failure ? error : fromFastify(error)
    if (failure.code === CODE.fault) request.log.error({ err: error }, 'a call failed')
    heard(request, failure)
    return sendFailure(reply, failure, languageOf(request, siteLanguage))
  })
}

/** Answers one refusal. */
export function sendFailure(reply: FastifyReply, failure: Failure, language: Language) {
  const message = failure.reason[language]
  const { fields, current } = failure
  const data = {
    ...(fields && { fields: mapValues(fields, (reason) => reason[language]) }),
    ...(current !== undefined && { current }),
  }
  const body = {
    code: failure.code,
    message,
    ...(failure.code === CODE.revoked && { msg: message }),
    data: Object.keys(data).length > 0 ? data : null,
  }
  return sendPrivate(reply.status(statusOf(failure.code)), JSON.stringify(body))
}

const statusOf = (code: FailureCode): number => (code === CODE.revoked ? 401 : code)

const mapValues = <V, W>(record: Record<string, V>, map: (value: V) => W) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))

/** The address is served by nothing. */
export const noSuchCall = (request: FastifyRequest) =>
  new Failure(CODE.notFound, {
    zh: `没有这个接口：${request.method} ${pathOf(request)}`,
    en: `There is no such call: ${request.method} ${pathOf(request)}`,
    es: `No existe esta llamada: ${request.method} ${pathOf(request)}`,
  })

/** The address without its query, which may hold secrets. */
export const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0]?.slice(0, 200) ?? ''

const BY_STATUS: Record<number, [FailureCode, Reason]> = {
  400: [
    CODE.invalid,
    { zh: '请求格式不正确', en: 'The request is malformed.', es: 'La solicitud no es válida.' },
  ],
  413: [
    CODE.tooLarge,
    {
      zh: '提交的内容超过大小限制',
      en: 'What was sent is too large.',
      es: 'El contenido enviado es demasiado grande.',
    },
  ],
  415: [
    CODE.unsupported,
    {
      zh: '不支持的内容类型',
      en: 'This content type is not supported.',
      es: 'Este tipo de contenido no se admite.',
    },
  ],
}

function fromFastify(error: FastifyError): Failure {
  const status = typeof error.statusCode === 'number' ? error.statusCode : 500
  const known = BY_STATUS[status] ?? (status >= 400 && status < 500 ? BY_STATUS[400] : undefined)
  if (known) return new Failure(known[0], known[1], { cause: error })
  if (isDiskFull(error)) {
    return new Failure(
      CODE.full,
      {
        zh: '服务器存储空间已满',
        en: 'The server has no space left.',
        es: 'El servidor no tiene espacio libre.',
      },
      { cause: error },
    )
  }
  return new Failure(
    CODE.fault,
    {
      zh: '服务器内部错误，请稍后再试',
      en: 'Something went wrong on the server. Please try again later.',
      es: 'Algo falló en el servidor. Intente de nuevo más tarde.',
    },
    { cause: error },
  )
}

const isDiskFull = (error: Error & { code?: string; errcode?: number }) =>
  error.code === 'ENOSPC' || error.errcode === 13 || error.code === '53100'
