// The form of a person: what it holds, what is missing, and how it becomes a write.
import { fitsPasswordLength, isEmail, isPhone } from '#contract/inputs/checks.ts'
import type { Flag, StaffUser } from '#contract/people/staff.ts'
import type { OwnFields } from '#contract/people/user.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { ownFieldsIn } from '#web/admin/forms/own-fields.ts'

/** What the drawer was opened for. */
export type UserTask = { do: 'add' } | { do: 'edit'; person: StaffUser }

/** As in `contract/people/staff.ts`, which would bring the validator along. */
export const USER_FLAGS = ['enabled', 'disabled'] as const satisfies readonly Flag[]

export type UserFields = OwnFields & {
  username: string
  flag: Flag
  roles: number[]
  /** Only of a new person. */
  pwd: string
  confirmPwd: string
}

export const BLANK_USER: UserFields = {
  username: '',
  nickName: '',
  sex: '2',
  phone: '',
  email: '',
  introduction: '',
  flag: 'enabled',
  roles: [],
  pwd: '',
  confirmPwd: '',
}

/** The part of a person that the form edits. */
export const fieldsOf = (person: StaffUser): UserFields => ({
  ...ownFieldsIn(person),
  username: person.username,
  flag: person.flag,
  roles: inOrder(person.roles.map(({ id }) => id)),
  pwd: '',
  confirmPwd: '',
})

/** As the server will keep it: white space around texts and the order of roles are no change. */
export const tidied = (fields: UserFields): UserFields => ({
  ...fields,
  ...ownFieldsIn(fields),
  username: fields.username.trim(),
  roles: inOrder(fields.roles),
})

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

/** As in `contract/people/staff.ts`, too. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]*$/u
const SHORTEST_NAME = 2

type Words = PasswordTexts &
  Record<'nameEmpty' | 'nameWrong' | 'phoneWrong' | 'emailWrong' | 'noRole', string>

/** What is missing before it is worth asking the server (spec §5). */
export function problemsOf(mine: UserFields, isNew: boolean, texts: Words): FieldMessages {
  const problems: FieldMessages = {}
  if (mine.username === '') problems.username = texts.nameEmpty
  else if (mine.username.length < SHORTEST_NAME || !USERNAME.test(mine.username)) {
    problems.username = texts.nameWrong
  }
  if (mine.phone !== '' && !isPhone(mine.phone)) problems.phone = texts.phoneWrong
  if (mine.email !== '' && !isEmail(mine.email)) problems.email = texts.emailWrong
  if (mine.roles.length === 0) problems.roles = texts.noRole
  return isNew ? { ...problems, ...passwordProblems(['pwd', 'confirmPwd'], mine, texts) } : problems
}

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
