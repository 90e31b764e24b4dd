// The fields a person may change of themselves, taken out of a larger record.
import type { OwnFields } from '#contract/people/user.ts'

/** As in `contract/people/user.ts`, which would bring the validator along. */
export const SEX_VALUES = ['0', '1', '2'] as const satisfies readonly OwnFields['sex'][]

/** The sex in a record; anything unknown is "not stated". */
export const ownSex = (sex: string): OwnFields['sex'] => SEX_VALUES.find((value) => value === sex) ?? '2'

/** The fields without the white space around them, as the server keeps them. */
export function ownFieldsIn(record: Omit<OwnFields, 'sex'> & { sex: string }): OwnFields {
  return {
    nickName: record.nickName.trim(),
    sex: ownSex(record.sex),
    phone: record.phone.trim(),
    email: record.email.trim(),
    introduction: record.introduction.trim(),
  }
}
