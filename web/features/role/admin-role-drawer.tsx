// The drawer in which a role is added or edited.
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Form, Input, InputNumber, Switch } from 'antd'
import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Role } from '#contract/people/role.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { ShownText } from '#web/admin/differences/shown-value.tsx'
import { hasText } from '#web/admin/forms/completeness.ts'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { fieldError, RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { type At, NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { settingOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { addRole, updateRoleQuietly } from './admin-api.ts'
import {
  BLANK_ROLE,
  fieldsOf,
  isRoleName,
  type RoleFields,
  type RoleTask,
  tidied,
} from './admin-role-draft.ts'
import { isAdminRole, type RoleLimits } from './admin-use-role-limits.ts'

/** Limits of the contract (`contract/people/role.ts`). */
const TITLE_LENGTH = 60
const REMARK_LENGTH = 500
const HIGHEST = 100_000

type Props = { task: RoleTask; limits: RoleLimits | null; onClose: () => void }

/** Rendered while it is open. */
export function RoleDrawer({ task, limits, onClose }: Props) {
  const texts = useTexts('console/role/list')
  const language = useLanguage()
  const form = useRoleForm(task, onClose)
  const { fields, change, errors } = form
  const admin = task.do === 'edit' && isAdminRole(task.role)
  const label: Record<keyof RoleFields, string> = {
    ...{ name: texts.key, title: texts.roleTitle, sort: texts.order },
    ...{ flag: texts.state, remark: texts.remark },
  }
  const shown = (field: keyof RoleFields, value: unknown, other: unknown) => {
    if (field === 'title') return <ShownText text={value as Text} other={other as Text} />
    return field === 'flag' ? texts[value as Role['flag']] : String(value)
  }
  return (
    <RecordDrawer<RoleFields>
      title={
        task.do === 'add' ? texts.newTitle : texts.editTitle({ name: textIn(task.role.title, language) })
      }
      form={form}
      onClose={onClose}
      label={label}
      render={shown}
    >
      {task.do === 'add' && <Alert type="info" showIcon title={texts.newSays} className="form-failure" />}
      {admin && <Alert type="warning" showIcon title={texts.adminSays} className="form-failure" />}
      <TextInThree
        id="role.title"
        label={texts.roleTitle}
        value={fields.title}
        onChange={(title) => change({ title })}
        max={TITLE_LENGTH}
        required
        error={messageFor(errors, 'title')}
      />
      <Form.Item
        label={texts.key}
        htmlFor="role.name"
        required
        extra={texts.keyHint}
        {...fieldError(errors, 'name')}
      >
        <Input
          id="role.name"
          value={fields.name}
          maxLength={60}
          spellCheck={false}
          autoComplete="off"
          disabled={admin}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Form.Item>
      <Form.Item
        label={texts.order}
        htmlFor="role.sort"
        extra={texts.orderHint}
        {...fieldError(errors, 'sort')}
      >
        <InputNumber
          id="role.sort"
          value={fields.sort}
          min={0}
          max={HIGHEST}
          precision={0}
          onChange={(sort) => change({ sort: sort ?? 0 })}
        />
      </Form.Item>
      <Form.Item
        label={texts.enabled}
        htmlFor="role.flag"
        extra={limits?.flag}
        {...fieldError(errors, 'flag')}
      >
        <Switch
          id="role.flag"
          checked={fields.flag === 'enabled'}
          disabled={limits?.flag !== undefined}
          onChange={(on) => change({ flag: on ? 'enabled' : 'disabled' })}
        />
      </Form.Item>
      <Form.Item label={texts.remark} htmlFor="role.remark" {...fieldError(errors, 'remark')}>
        <Input.TextArea
          id="role.remark"
          value={fields.remark}
          maxLength={REMARK_LENGTH}
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={(event) => change({ remark: event.target.value })}
        />
      </Form.Item>
    </RecordDrawer>
  )
}

const storedOf = (role: Role) => ({ id: role.id, version: role.version, fields: fieldsOf(role) })

function useRoleForm(task: RoleTask, onDone: () => void) {
  const texts = useTexts('console/role/list')
  const language = useLanguage()
  const { message } = App.useApp()
  const client = useQueryClient()
  const check = ({ title, name }: RoleFields): Record<string, string> => ({
    ...(!hasText(title) && { [`title.${LANGUAGES[0]}`]: texts.titleEmpty }),
    ...(!isRoleName(name) && { name: texts.keyWrong }),
  })
  return useRecordForm<RoleFields, At>({
    form: 'role',
    begin: task.do === 'edit' ? storedOf(task.role) : { ...NOT_STORED, fields: BLANK_ROLE },
    tidy: tidied,
    check,
    storedOf: (current) => storedOf(current as Role),
    write: (at, mine, changed) => (at.id === 0 ? addRole(mine) : updateRoleQuietly({ ...at, ...changed })),
    onSaved: ({ id }, { title }) => {
      const name = textIn(title, language)
      const says = task.do === 'add' ? texts.added({ name }) : texts.saved({ name })
      const onwards = task.do === 'add'
      void message.success({
        content: (
          <>
            {says} {onwards && <RouterLink to={settingOf({ id })}>{texts.setPermissions}</RouterLink>}
          </>
        ),
        ...(onwards && { duration: 6 }),
      })
      onDone()
    },
    onSettled: () => void forgetRights(client),
  })
}
