// Adds a colleague in one step: name, address, role; the person chooses a password by the link of a letter.
import { SendOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { RolePreset } from '#contract/people/role-preset.ts'
import { notifyUnlessShown } from '#web/admin/frame/errors/tell-failure.ts'
import { ChoicesFailed } from '#web/admin/page-parts/choices-failed.tsx'
import { useHandOverLink } from '#web/admin/page-parts/hand-over-link.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { rolesQuery } from '#web/admin/rights/admin-api.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { forgetUsers, inviteUser } from '../admin-api.ts'
import { useRoleTitle } from '../admin-role-select.tsx'

/** As in `contract/people/role-preset.ts`. */
const PRESETS: readonly RolePreset[] = ['editor', 'translator', 'sales', 'publisher', 'admin']
/** A limit of the contract (`contract/people/invitation.ts`). */
const HOURS = 72

type Draft = { nickName: string; email: string; role: RolePreset | number | null; language: Language }
type Problems = Partial<Record<keyof Draft, string>>

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/user/invite')
  const { message } = useApp()
  const client = useQueryClient()
  const language = useLanguage()
  const [draft, setDraft] = useState<Draft>({ nickName: '', email: '', role: null, language })
  const [problems, setProblems] = useState<Problems>({})
  const inviting = useMutation({
    ...inviteUser(),
    onSuccess: ({ link }) => {
      if (link !== null) return
      void message.success(texts.sent({ email: draft.email }))
      onClose()
    },
    onError: (error) => {
      if (error instanceof Refused) setProblems(error.fields)
      void notifyUnlessShown(error)
    },
    onSettled: () => forgetUsers(client),
  })
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))),
    )
  }
  const send = () => {
    const { role } = draft
    const missing: Problems = {
      ...(draft.nickName.trim() === '' && { nickName: texts.nameMissing }),
      ...(draft.email.trim() === '' && { email: texts.emailMissing }),
      ...(role === null && { role: texts.roleMissing }),
    }
    setProblems(missing)
    if (role !== null && Object.keys(missing).length === 0) inviting.mutate({ ...draft, role })
    else document.getElementById(`invite.${Object.keys(missing)[0]}`)?.focus()
  }
  const item = (field: keyof Draft, label: string) => ({
    label,
    htmlFor: `invite.${field}`,
    required: field !== 'language',
    ...(problems[field] && { validateStatus: 'error' as const, help: problems[field] }),
  })

  if (inviting.data?.link) return <Handed {...inviting.data} link={inviting.data.link} onClose={onClose} />
  return (
    <Modal
      open
      title={texts.title}
      width={620}
      onCancel={onClose}
      onOk={send}
      okText={texts.send}
      okButtonProps={{ icon: <SendOutlined /> }}
      cancelText={texts.cancel}
      confirmLoading={inviting.isPending}
      mask={{ closable: false }}
    >
      <Form layout="vertical" className="invite-form" onFinish={send}>
        <div className="invite-pair">
          <Form.Item {...item('nickName', texts.name)}>
            <Input
              id="invite.nickName"
              autoFocus
              maxLength={40}
              autoComplete="off"
              value={draft.nickName}
              onChange={({ target }) => change({ nickName: target.value })}
              onPressEnter={send}
            />
          </Form.Item>
          <Form.Item {...item('email', texts.email)}>
            <Input
              id="invite.email"
              inputMode="email"
              maxLength={254}
              autoComplete="off"
              value={draft.email}
              onChange={({ target }) => change({ email: target.value })}
              onPressEnter={send}
            />
          </Form.Item>
        </div>
        <Form.Item {...item('role', texts.role)}>
          <Roles role={draft.role} onChange={(role) => change({ role })} />
        </Form.Item>
        <Form.Item {...item('language', texts.language)}>
          <Select<Language>
            id="invite.language"
            value={draft.language}
            onChange={(chosen) => change({ language: chosen })}
            options={STAFF_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        </Form.Item>
        <p className="dialog-says">{texts.description({ hours: HOURS })}</p>
      </Form>
    </Modal>
  )
}

/** The presets with what each may and may not, and the owner's own roles. */
function Roles({ role, onChange }: { role: Draft['role']; onChange: (role: RolePreset | number) => void }) {
  const texts = useTexts('console/user/invite')
  const titleOf = useRoleTitle()
  const asked = useQuery(rolesQuery())
  const { data: roles } = asked
  const own = roles?.filter(({ name, grantable }) => grantable && !PRESETS.some((preset) => preset === name))
  const refused = (preset: RolePreset) => roles?.find(({ name }) => name === preset)?.grantable === false
  return (
    <>
      <Radio.Group
        id="invite.role"
        className="invite-roles"
        value={typeof role === 'string' ? role : null}
        onChange={({ target }) => onChange(target.value)}
      >
        {PRESETS.map((preset) => (
          <Radio key={preset} value={preset} disabled={refused(preset)}>
            {texts.presets[preset].title}
            <small>{texts.presets[preset].description}</small>
          </Radio>
        ))}
      </Radio.Group>
      <ChoicesFailed asked={asked} />
      {own && own.length > 0 && (
        <Select<number>
          aria-label={texts.own}
          placeholder={texts.own}
          value={typeof role === 'number' ? role : null}
          onChange={onChange}
          options={own.map(({ id }) => ({ value: id, label: titleOf(id) }))}
        />
      )}
    </>
  )
}

/** Where no letter can be sent, the link is handed over by hand. */
function Handed({ username, link, onClose }: { username: string; link: string; onClose: () => void }) {
  const texts = useTexts('console/user/invite')
  const handOver = useHandOverLink()
  const address = new URL(link, location.href).href
  return (
    <Modal
      open
      title={texts.title}
      width={620}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="copy" type="primary" onClick={() => void handOver(address, texts.copied)}>
          {texts.copy}
        </Button>,
        <Button key="close" onClick={onClose}>
          {texts.close}
        </Button>,
      ]}
    >
      <p className="dialog-says">{texts.noMail}</p>
      <Input readOnly value={address} aria-label={texts.copy} onFocus={({ target }) => target.select()} />
      <p className="dialog-says">{texts.username({ name: username })}</p>
    </Modal>
  )
}
