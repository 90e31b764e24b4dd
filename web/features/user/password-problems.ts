// What is wrong with a password that is given to somebody, in the words of spec §5.

import { fitsPasswordLength } from '#contract/inputs/checks.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'

export type PasswordTexts = Record<'pwdEmpty' | 'pwdLength' | 'confirmEmpty' | 'confirmDiffers', string>

/** Judges the password in the first field and its repetition in the second. */
export function passwordProblems<Field extends string>(
  [field, againField]: readonly [Field, Field],
  given: Readonly<Record<Field, string>>,
  texts: PasswordTexts,
): FieldMessages {
  const problems: FieldMessages = {}
  const [pwd, again] = [given[field], given[againField]]
  // As the server counts: a rare Chinese character is one.
  if (pwd === '') problems[field] = texts.pwdEmpty
  else if (!fitsPasswordLength(pwd)) problems[field] = texts.pwdLength
  if (again === '') problems[againField] = texts.confirmEmpty
  else if (again !== pwd) problems[againField] = texts.confirmDiffers
  return problems
}
