// The rules of people: how a person reads on the wire, what is refused, and what a change is.

import { storedText } from '#contract/fields/walk.ts'
import type { StaffUser } from '#contract/people/staff.ts'
import { SEXES } from '#contract/people/user.ts'
import { CODE } from '#contract/wire/answer.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/user/rules')

type Row = {
  id: number
  version: number
  username: string
  must_change: number
  nick_name: string
  sex: string
  phone: string
  email: string
  avatar: string
  introduction: string
  flag: StaffUser['flag']
  created_at: number
  updated_at: number
  trashed_at: number | null
  last_login_at: number
}
export type RoleRow = { id: number; name: string; title: string }

/** One person as the wire says it. */
export function staffUserOf(
  row: Row,
  more: { roles: readonly RoleRow[]; sessions: number; locked: boolean; secondStep: boolean },
): StaffUser {
  return {
    id: row.id,
    version: row.version,
    ...fieldsOf(row),
    avatar: row.avatar,
    flag: row.flag,
    roles: more.roles.map(({ id, name, title }) => ({ id, name, title: storedText(title) })),
    mustChangePassword: row.must_change === 1,
    secondStep: more.secondStep,
    locked: more.locked,
    sessions: more.sessions,
    lastLoginTime: row.last_login_at === 0 ? null : isoTime(row.last_login_at),
    createTime: isoTime(row.created_at),
    updateTime: isoTime(row.updated_at),
    trashTime: row.trashed_at === null ? null : isoTime(row.trashed_at),
  }
}

/** The fields that administrators write. */
export const fieldsOf = (
  row: Pick<Row, 'username' | 'nick_name' | 'sex' | 'phone' | 'email' | 'introduction'>,
) => ({
  username: row.username,
  nickName: row.nick_name,
  sex: SEXES.find((sex) => sex === row.sex) ?? ('2' as const),
  phone: row.phone,
  email: row.email,
  introduction: row.introduction,
})

type Fields = ReturnType<typeof fieldsOf> & { flag: StaffUser['flag'] }
export type Given = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** The person with what was given; what was left out stays. */
export function mergedFields(row: Parameters<typeof fieldsOf>[0] & Pick<Row, 'flag'>, given: Given): Fields {
  const old = fieldsOf(row)
  return {
    username: given.username ?? old.username,
    nickName: given.nickName ?? old.nickName,
    sex: given.sex ?? old.sex,
    phone: given.phone ?? old.phone,
    email: given.email ?? old.email,
    introduction: given.introduction ?? old.introduction,
    flag: given.flag ?? row.flag,
  }
}

/** What the operation log keeps of a person: never a password or its hash. */
export const loggedOf = (row: Row, roles: readonly RoleRow[]) => ({
  ...fieldsOf(row),
  flag: row.flag,
  roles: roles.map(({ name }) => name),
})

/** The roles that a change gives and takes away. */
export function roleChange(before: readonly number[], after: readonly number[]) {
  const wanted = [...new Set(after)]
  return {
    added: wanted.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !wanted.includes(id)),
  }
}

/** Refuses to skip further than lists count. */
export function checkPage({ page, limit }: { page: number; limit: number }) {
  if (page * limit <= COUNTED) return
  throw invalid({
    page: words.tooFar({ most: COUNTED }),
  })
}

type UniqueField = 'username' | 'phone' | 'email'

/** The field whose value somebody else has, when a write failed for that. */
export function collisionOf(error: unknown): UniqueField | null {
  if (!(error instanceof Error)) return null
  const { code, errcode, constraint } = error as Error & {
    code?: string
    errcode?: number
    constraint?: string
  }
  // PostgreSQL says unique_violation; SQLite SQLITE_CONSTRAINT_UNIQUE.
  if (code !== '23505' && errcode !== 2067) return null
  const where = constraint ?? error.message
  if (where.includes('username_key')) return 'username'
  if (where.includes('phone')) return 'phone'
  return where.includes('email') ? 'email' : null
}

/** Runs a write; a login name, phone or e-mail that somebody else took meanwhile is refused by its field. */
export async function refusingCollisions<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const field = collisionOf(error)
    throw field === null ? error : invalid({ [field]: TAKEN[field] })
  }
}

export const TAKEN: Record<UniqueField, Reason> = words.taken

/** What nobody does to themselves. */
export const notYourself = () => new Failure(CODE.unprocessable, words.notYourself)

export const notYourOwnPassword = () => new Failure(CODE.unprocessable, words.notYourOwnPassword)

export const notYourOwnFactors = () => new Failure(CODE.unprocessable, words.notYourOwnFactors)
