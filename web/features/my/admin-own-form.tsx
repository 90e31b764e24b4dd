// The contact fields of the person; what somebody else saved in between is shown, not overwritten (decision 25).
import { useMutation } from '@tanstack/react-query'
import { Button, Form, type FormInstance, Input, Radio } from 'antd'
import { useState } from 'react'
import { same } from '#contract/content/same.ts'
import { isEmail, isPhone } from '#contract/inputs/checks.ts'
import type { OwnFields } from '#contract/people/user.ts'
import { MergeDialog } from '#web/admin/differences/merge-dialog.tsx'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { ownFieldsIn, ownSex, SEX_VALUES } from '#web/admin/forms/own-fields.ts'
import { isStale } from '#web/admin/forms/record-writes.ts'
import { notifyUnlessShown } from '#web/admin/frame/errors/tell-failure.ts'
import { useUnsavedForm } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { Refused } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { updateOwn, useOwnChange } from './admin-api.ts'

type Stored = OwnFields & { version: number }
/** With the current password, which another e-mail address needs. */
type Typed = OwnFields & { pwd?: string }

export function OwnForm() {
  const texts = useTexts('console/my/own')
  const [form] = Form.useForm<Typed>()
  const own = useOwnForm(form)
  const shown = (field: keyof OwnFields, value: unknown) =>
    field === 'sex' ? texts.sexes[ownSex(String(value))] : undefined

  return (
    <section className="my-card" aria-labelledby="my-contact">
      <h2 id="my-contact">{texts.contact}</h2>
      <Form<Typed>
        form={form}
        name="my"
        layout="vertical"
        requiredMark={false}
        initialValues={own.base}
        onFinish={(fields) => own.save(ownFieldsIn(fields))}
        scrollToFirstError={{ focus: true }}
        className="my-form"
      >
        <Form.Item name="nickName" label={texts.nickName}>
          <Input maxLength={40} autoComplete="nickname" />
        </Form.Item>
        <Form.Item name="sex" label={texts.sex}>
          <Radio.Group options={SEX_VALUES.map((value) => ({ value, label: texts.sexes[value] }))} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={texts.phone}
          extra={texts.phoneHint}
          rules={[{ validator: check(isPhone, texts.phoneWrong) }]}
          validateTrigger="onBlur"
        >
          <Input type="tel" maxLength={24} autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name="email"
          label={texts.email}
          rules={[{ validator: check(isEmail, texts.emailWrong) }]}
          validateTrigger="onBlur"
        >
          <Input maxLength={254} inputMode="email" autoComplete="email" />
        </Form.Item>
        {own.moves && (
          <Form.Item
            name="pwd"
            label={texts.pwd}
            extra={own.base.email ? texts.pwdWhy : texts.pwdWhyFirst}
            rules={[{ required: true, message: texts.pwdEmpty }]}
            preserve={false}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        )}
        <Form.Item name="introduction" label={texts.introduction} className="my-wide">
          <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
        <div className="dialog-actions my-wide">
          <Button disabled={!own.dirty || own.busy} onClick={() => form.setFieldsValue(own.base)}>
            {texts.undo}
          </Button>
          <Button type="primary" htmlType="submit" loading={own.busy}>
            {texts.save}
          </Button>
        </div>
      </Form>
      {own.conflict && (
        <MergeDialog<OwnFields> {...own.conflict} words={fieldWords<OwnFields>(texts, shown)} />
      )}
    </section>
  )
}

/** What is typed, and how it is stored. */
function useOwnForm(form: FormInstance<Typed>) {
  const texts = useTexts('console/my/own')
  const { message } = useApp()
  const info = useSession()
  // What the person started from: a change that arrives meanwhile must show as a conflict, not as agreed.
  const [base, setBase] = useState<OwnFields>(() => ownFieldsIn(info))
  const [version, setVersion] = useState(info.version)
  const [seen, setSeen] = useState(info.version)
  const { pwd = '', ...typed }: Partial<Typed> = Form.useWatch([], form) ?? {}
  const mine: OwnFields = { ...base, ...typed }
  const moves = mine.email.trim() !== base.email
  const dirty = !same(base, mine)
  const { settle } = useUnsavedForm(dirty)
  const [conflict, setConflict] = useState<Stored | null>(null)
  const changed = useOwnChange()
  const { mutate, isPending } = useMutation(updateOwn())

  // The record moved on without this form (another avatar, another desk).
  if (seen !== info.version) {
    setSeen(info.version)
    if (same(ownFieldsIn(info), base)) setVersion(info.version)
  }

  const startFrom = ({ version: next, ...fields }: Stored, shown: OwnFields = fields) => {
    setBase(fields)
    setVersion(next)
    form.setFieldsValue(shown)
  }
  const save = (fields: OwnFields, from: number) =>
    mutate(
      { ...fields, version: from, ...(fields.email !== base.email && { pwd }) },
      {
        onSuccess: ({ version: next }) => {
          settle()
          startFrom({ ...fields, version: next })
          changed({ ...fields, version: next })
          void message.success(texts.saved)
        },
        onError: (error) => {
          if (isStale(error)) return setConflict(error.current as Stored)
          const named = Object.entries(error instanceof Refused ? error.fields : {})
          form.setFields(named.map(([name, text]) => ({ name: name as keyof Typed, errors: [text] })))
          void notifyUnlessShown(error)
        },
      },
    )
  const theirs = conflict && ownFieldsIn(conflict)
  const resolve = (merged: OwnFields) => {
    if (!conflict) return
    setConflict(null)
    startFrom(conflict, merged)
    if (same(merged, theirs)) changed(conflict)
    else save(merged, conflict.version)
  }
  return {
    base,
    dirty,
    moves,
    busy: isPending,
    save: (fields: OwnFields) => save(fields, version),
    conflict: theirs && {
      ...{ base, mine: ownFieldsIn(mine), theirs },
      onMerge: resolve,
      onClose: () => setConflict(null),
    },
  }
}

/** Nothing given is fine; what is given must hold. */
const check =
  (holds: (text: string) => boolean, message: string) => (_: unknown, value: string | undefined) =>
    !value?.trim() || holds(value.trim()) ? Promise.resolve() : Promise.reject(new Error(message))
