// The envelope around every answer, and the codes that it may carry.

/** Codes of the envelope; a refusal carries the same number as its HTTP status (`revoked` travels as 401, `prove` as 403). */
export const CODE = {
  ok: 200,
  invalid: 400,
  notSignedIn: 401,
  /** The account was disabled or deleted, or an administrator ended the session: staying makes no sense (spec §8). */
  revoked: '4001',
  forbidden: 403,
  /** Only for whoever has shown of late who they are: prove it (`/api/auth/proof`), and ask again. */
  prove: '4031',
  notFound: 404,
  conflict: 409,
  /** It was there, and it is over: a preview link after its time. */
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  unprocessable: 422,
  tooMany: 429,
  fault: 500,
  unavailable: 503,
  full: 507,
} as const

export type Code = (typeof CODE)[keyof typeof CODE]
export type FailureCode = Exclude<Code, 200>

/** Field name (dotted for nested ones) to what is wrong with it. */
export type FieldMessages = Record<string, string>

export type Answer<Data> =
  | { code: 200; message: string; data: Data }
  | {
      code: FailureCode
      message: string
      msg?: string
      data?: { fields?: FieldMessages; current?: unknown } | null
    }
