// How far a role reaches in content: in which languages, which fields, and whose records.
import { Checkbox, Form, Switch } from 'antd'
import { FIELD_GROUPS, type FieldGroup, WRITTEN, type Written } from '#contract/content/touched.ts'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import type { RecordForm } from '#web/admin/forms/record-form.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** As the form has them: every box that is ticked; all of them is no limit. */
export type LimitFields = { writes: readonly Written[]; groups: readonly FieldGroup[]; own: boolean }

type Props<Fields extends LimitFields> = {
  form: Pick<RecordForm<Fields>, 'fields' | 'change' | 'errors'>
}

export function LimitsFields<Fields extends LimitFields>({ form }: Props<Fields>) {
  const texts = useTexts('console/editor/limits')
  const { fields, change, errors } = form
  const set = (patch: Partial<LimitFields>) => change(patch as Partial<Fields>)
  const refused = (field: keyof LimitFields) => {
    const help = messageFor(errors, field)
    return help ? { validateStatus: 'error' as const, help } : {}
  }
  return (
    <fieldset className="role-limits">
      <legend>{texts.title}</legend>
      <p className="field-hint">{texts.hint}</p>
      <Form.Item label={texts.writes} {...refused('writes')}>
        <Checkbox.Group<Written>
          value={[...fields.writes]}
          onChange={(writes) => set({ writes })}
          options={WRITTEN.map((value) => ({
            value,
            id: `role.writes.${value}`,
            label: value === 'shared' ? texts.shared : LANGUAGE_NAMES[value],
          }))}
        />
      </Form.Item>
      <Form.Item label={texts.groups} {...refused('groups')}>
        <Checkbox.Group<FieldGroup>
          value={[...fields.groups]}
          onChange={(groups) => set({ groups })}
          options={FIELD_GROUPS.map((value) => ({ value, label: texts.group[value] }))}
        />
      </Form.Item>
      <Form.Item label={texts.own} htmlFor="role.own" extra={texts.ownHint}>
        <Switch id="role.own" checked={fields.own} onChange={(own) => set({ own })} />
      </Form.Item>
    </fieldset>
  )
}
