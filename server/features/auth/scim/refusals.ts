// What a provider is told when something cannot be done.
import { Failure } from '#server/failure.ts'

/** Why a write is refused, as the protocol calls it. */
export class ScimRefused extends Error {
  readonly status: number
  readonly kind: string
  constructor(status: number, kind: string, message: string) {
    super(message)
    this.status = status
    this.kind = kind
  }
}

/** Of whatever was thrown: ours, the library's, one of the rules, or a fault. */
export function refusalOf(error: unknown): { status: number; kind: string; message: string } {
  if (error instanceof ScimRefused) return error
  if (error instanceof Failure)
    return { status: Number(error.code) === 403 ? 403 : 409, kind: '', message: error.reason.en }
  const { status, statusCode, scimType, message } = error as {
    status?: number | string
    statusCode?: number
    scimType?: string
    message?: string
  }
  const code = Number(
    status ?? statusCode ?? (error instanceof SyntaxError || error instanceof TypeError ? 400 : 500),
  )
  return code >= 400 && code < 500
    ? { status: code, kind: scimType ?? '', message: message ?? '' }
    : { status: 500, kind: '', message: 'It could not be done.' }
}
