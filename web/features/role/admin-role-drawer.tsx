// The drawer in which a role is added or edited.
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Input, InputNumber, Switch } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import { FIELD_GROUPS, type FieldGroup, WRITTEN, type Written } from '#contract/content/touched.ts'
import { isLanguage, STAFF_LANGUAGES, trimmed } from '#contract/languages/language-codes.ts'
import type { Role } from '#contract/people/role.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { hasText } from '#web/admin/forms/completeness.ts'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { RecordField } from '#web/admin/forms/record-field.tsx'
import { type At, NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { settingOf } from '#web/admin/rights/grant-tree.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { addRole, updateRole } from './admin-api.ts'
import { type LimitFields, LimitsFields } from './admin-limits-fields.tsx'
import { isAdminRole, type RoleLimits } from './admin-role-limits.ts'

/** What the drawer was opened for. */
export type RoleTask = { do: 'add' } | { do: 'edit'; role: Role }
type RoleFields = Pick<Role, 'name' | 'title' | 'sort' | 'flag' | 'remark' | 'secondStep'> & LimitFields

/** The order is that of the first roles, so that a new one comes behind them. */
const BLANK_ROLE: RoleFields = {
  name: '',
  title: NO_TEXT,
  sort: 10,
  flag: 'enabled',
  remark: '',
  secondStep: false,
  ...{ writes: WRITTEN, groups: FIELD_GROUPS, own: false },
}

/** The part of a role that the form edits. */
const fieldsOf = ({ name, title, sort, flag, remark, secondStep, limits }: Role): RoleFields => ({
  ...{ name, title, sort, flag, remark, secondStep },
  ...{ writes: limits.languages ?? WRITTEN, groups: limits.groups ?? FIELD_GROUPS, own: limits.own },
})

/** As the call takes it. */
function writeOf<Some extends Partial<RoleFields>>(mine: RoleFields, some: Some) {
  const { writes, groups, own, ...plain } = some
  const limited = writes !== undefined || groups !== undefined || own !== undefined
  return {
    ...plain,
    ...(limited && { limits: { languages: mine.writes, groups: mine.groups, own: mine.own } }),
  }
}

/** As the server will keep it. */
const tidied = (fields: RoleFields): RoleFields => ({
  ...fields,
  name: fields.name.trim(),
  title: trimmed(fields.title),
  writes: WRITTEN.filter((one) => fields.writes.includes(one)),
  groups: FIELD_GROUPS.filter((one) => fields.groups.includes(one)),
  remark: fields.remark.trim(),
})

/** As the contract has it (`contract/people/role.ts`). */
const isRoleName = (name: string) => /^[A-Za-z][\w-]{1,59}$/.test(name)

/** Limits of the contract (`contract/people/role.ts`). */
const TITLE_LENGTH = 60
const REMARK_LENGTH = 500
const HIGHEST = 100_000

type Props = { task: RoleTask; limits: RoleLimits | null; onClose: () => void }

/** Rendered while it is open. */
export function RoleDrawer({ task, limits, onClose }: Props) {
  const texts = useTexts('console/role/list')
  const limitTexts = useTexts('console/editor/limits')
  const language = useLanguage()
  const form = useRoleForm(task, onClose)
  const { fields, change, errors } = form
  const admin = task.do === 'edit' && isAdminRole(task.role)
  const label: Record<keyof RoleFields, string> = {
    ...{ name: texts.key, title: texts.roleTitle, sort: texts.order },
    ...{ flag: texts.state, remark: texts.remark, secondStep: texts.secondStep },
    ...{ writes: limitTexts.writes, groups: limitTexts.groups, own: limitTexts.own },
  }
  const shown = (field: keyof RoleFields, value: unknown) =>
    field === 'flag' ? texts[value as Role['flag']] : listed(value)
  const listed = (value: unknown) =>
    Array.isArray(value)
      ? value
          .map((one: Written | FieldGroup) =>
            isLanguage(one)
              ? LANGUAGE_NAMES[one]
              : one === 'shared'
                ? limitTexts.shared
                : limitTexts.group[one],
          )
          .join(', ')
      : undefined
  return (
    <RecordDrawer<RoleFields>
      title={
        task.do === 'add' ? texts.newTitle : texts.editTitle({ name: textIn(task.role.title, language) })
      }
      form={form}
      onClose={onClose}
      words={fieldWords<RoleFields>(label, shown)}
    >
      {task.do === 'add' && <Alert type="info" showIcon title={texts.newText} className="form-failure" />}
      {admin && <Alert type="warning" showIcon title={texts.adminText} className="form-failure" />}
      <TextInThree
        id="role.title"
        label={texts.roleTitle}
        value={fields.title}
        onChange={(title) => change({ title })}
        max={TITLE_LENGTH}
        required
        error={messageFor(errors, 'title')}
      />
      <RecordField form={form} id="role.name" label={texts.key} hint={texts.keyHint} required>
        <Input maxLength={60} spellCheck={false} autoComplete="off" disabled={admin} />
      </RecordField>
      <RecordField form={form} id="role.sort" label={texts.order} hint={texts.orderHint}>
        <InputNumber<number>
          min={0}
          max={HIGHEST}
          precision={0}
          onChange={(sort) => change({ sort: sort ?? 0 })}
        />
      </RecordField>
      <RecordField form={form} id="role.flag" label={texts.enabled} hint={limits?.flag}>
        <Switch
          checked={fields.flag === 'enabled'}
          disabled={limits?.flag !== undefined}
          onChange={(on) => change({ flag: on ? 'enabled' : 'disabled' })}
        />
      </RecordField>
      <RecordField form={form} id="role.secondStep" label={texts.secondStep} hint={texts.secondStepHint}>
        <Switch checked={fields.secondStep} onChange={(secondStep) => change({ secondStep })} />
      </RecordField>
      {!admin && <LimitsFields form={form} />}
      <RecordField form={form} id="role.remark" label={texts.remark}>
        <Input.TextArea maxLength={REMARK_LENGTH} autoSize={{ minRows: 2, maxRows: 8 }} />
      </RecordField>
    </RecordDrawer>
  )
}

const storedOf = (role: Role) => ({ id: role.id, version: role.version, fields: fieldsOf(role) })

function useRoleForm(task: RoleTask, onDone: () => void) {
  const texts = useTexts('console/role/list')
  const language = useLanguage()
  const { message } = useApp()
  const client = useQueryClient()
  const limitTexts = useTexts('console/editor/limits')
  const check = ({ title, name, writes, groups }: RoleFields): Record<string, string> => ({
    ...(!hasText(title) && { [`title.${STAFF_LANGUAGES[0]}`]: texts.titleEmpty }),
    ...(!isRoleName(name) && { name: texts.keyWrong }),
    ...(writes.length === 0 && { writes: limitTexts.writesEmpty }),
    ...(groups.length === 0 && { groups: limitTexts.writesEmpty }),
  })
  return useRecordForm<RoleFields, At>({
    form: 'role',
    begin: task.do === 'edit' ? storedOf(task.role) : { ...NOT_STORED, fields: BLANK_ROLE },
    tidy: tidied,
    check,
    storedOf: (current) => storedOf(current as Role),
    write: (at, mine, changed) =>
      at.id === 0 ? addRole(writeOf(mine, mine)) : updateRole({ ...at, ...writeOf(mine, changed) }),
    onSaved: ({ id }, { title }) => {
      const name = textIn(title, language)
      if (task.do === 'edit') void message.success(texts.saved({ name }))
      else {
        const onwards = <RouterLink to={settingOf({ id })}>{texts.setPermissions}</RouterLink>
        const content = (
          <>
            {texts.added({ name })} {onwards}
          </>
        )
        void message.success({ content, duration: 6 })
      }
      onDone()
    },
    onSettled: () => void forgetRights(client),
  })
}
