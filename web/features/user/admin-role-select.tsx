// The roles of a person; those that the asking person may not give stand still.
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { ChoicesFailed } from '#web/admin/page-parts/choices-failed.tsx'
import { rolesQuery } from '#web/admin/rights/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

type Props = { id: string; value: number[]; disabled: boolean; onChange: (roles: number[]) => void }

/** As in `contract/people/staff.ts`, which would bring the validator along. */
const ROLES_OF_ONE = 20

export function RoleSelect({ id, value, disabled, onChange }: Props) {
  const asked = useQuery(rolesQuery())
  const { data: roles } = asked
  const titleOf = useRoleTitle()
  return (
    <>
      <Select<number[]>
        id={id}
        mode="multiple"
        value={value}
        onChange={onChange}
        disabled={disabled}
        loading={asked.isFetching}
        maxCount={ROLES_OF_ONE}
        showSearch={{ optionFilterProp: 'label' }}
        options={
          roles?.map((role) => ({ value: role.id, label: titleOf(role.id), disabled: !role.grantable })) ?? []
        }
      />
      <ChoicesFailed asked={asked} />
    </>
  )
}

/** What a role is called, with a word for one that is disabled. */
export function useRoleTitle(): (id: number) => string {
  const texts = useTexts('console/user/form')
  const language = useLanguage()
  const { data: roles } = useQuery(rolesQuery())
  return (id) => {
    const role = roles?.find((one) => one.id === id)
    if (!role) return String(id)
    const title = textIn(role.title, language) || role.name
    return role.flag === 'enabled' ? title : texts.roleDisabled({ title })
  }
}
