// What a rule throws when it must refuse; http turns it into an answer in the asker's language.

import type { Language } from '#contract/languages/language-codes.ts'
import { CODE, type FailureCode } from '#contract/wire/answer.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/http/answers')

/** One sentence for the person who asked, in each language. */
export type Reason = Record<Language, string>

export class Failure extends Error {
  readonly code: FailureCode
  readonly reason: Reason
  /** With 400: the field (dotted when nested) and what is wrong with it. */
  readonly fields: Record<string, Reason> | undefined
  /** With 409: the record as it is now. */
  readonly current: unknown
  constructor(
    code: FailureCode,
    reason: Reason,
    more: { fields?: Record<string, Reason>; current?: unknown; cause?: unknown } = {},
  ) {
    // A refusal is an answer: nobody reads where it was thrown, and finding that out takes longer than making it.
    const before = Error.stackTraceLimit
    if (code !== CODE.fault) Error.stackTraceLimit = 0
    super(reason.en, { cause: more.cause })
    Error.stackTraceLimit = before
    this.code = code
    this.reason = reason
    this.fields = more.fields
    this.current = more.current
  }
}

/** Bad input, with what is wrong field by field. */
export const invalid = (fields: Record<string, Reason>) =>
  new Failure(CODE.invalid, Object.values(fields)[0] ?? words.invalid, { fields })

/** The record that was asked for does not exist (or is not for the asker to see). */
export const notFound = () => new Failure(CODE.notFound, words.notFound)

/** Somebody saved a newer version meanwhile; `current` is the record as it stands now (decision 25). */
export const stale = (current: unknown) => new Failure(CODE.conflict, words.stale, { current })
