// How a person's record reads for themselves.
import type { OwnFields } from '#contract/people/user.ts'
import { SEXES } from '#contract/people/user.ts'

type Row = {
  nick_name: string
  sex: string
  phone: string
  email: string
  introduction: string
  version: number
}

/** The own fields as the wire says them. */
export function ownFieldsOf(row: Row): OwnFields & { version: number } {
  const { nick_name: nickName, phone, email, introduction, version } = row
  return { nickName, sex: SEXES.find((sex) => sex === row.sex) ?? '2', phone, email, introduction, version }
}
