// What a rule throws when it must refuse; http turns it into an answer in the asker's language.

import type { Language } from '#contract/languages/language-codes.ts'
import { CODE, type FailureCode } from '#contract/wire/answer.ts'

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
    super(reason.en, { cause: more.cause })
    this.code = code
    this.reason = reason
    this.fields = more.fields
    this.current = more.current
  }
}

/** Bad input, with what is wrong field by field. */
export const invalid = (fields: Record<string, Reason>) =>
  new Failure(
    CODE.invalid,
    Object.values(fields)[0] ?? {
      zh: '输入有误',
      en: 'The input is not valid.',
      es: 'Los datos no son válidos.',
    },
    { fields },
  )

/** The record that was asked for does not exist (or is not for the asker to see). */
export const notFound = () =>
  new Failure(CODE.notFound, {
    zh: '没有找到该记录，可能已被删除',
    en: 'This record was not found; it may have been deleted.',
    es: 'No se encontró este registro; puede que se haya eliminado.',
  })

/** Somebody saved a newer version meanwhile; `current` is the record as it stands now (decision 25). */
export const stale = (current: unknown) =>
  new Failure(
    CODE.conflict,
    {
      zh: '该记录已被他人修改，您的更改尚未保存',
      en: 'Someone else changed this record; your change is not saved yet.',
      es: 'Alguien modificó este registro entretanto; su cambio aún no se guardó.',
    },
    { current },
  )
