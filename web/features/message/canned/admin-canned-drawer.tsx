// The answers that are kept for the next time: looked at by everybody of the inbox, written by who may.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Drawer, Input } from 'antd'
import { useState } from 'react'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { CannedAnswer } from '#contract/enquiries/message-shapes.ts'
import type { Text } from '#contract/languages/language.ts'
import { trimmed } from '#contract/languages/language-codes.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { useChange, useConfirm } from '#web/admin/forms/record-change.tsx'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { RecordField } from '#web/admin/forms/record-field.tsx'
import { NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { addCanned, cannedQuery, forgetCanned, removeCanned, updateCanned } from '../admin-api.ts'
import './admin-canned.css'

/** Rendered while it is open. */
export function CannedDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/message/reply')
  const language = useLanguage()
  const { change } = useChange(forgetCanned)
  const confirm = useConfirm()
  const asked = useQuery(cannedQuery())
  const { data } = asked
  /** `null`: a new one; the number tells forms of one kind apart. */
  const [editing, setEditing] = useState<{ answer: CannedAnswer | null } | null>(null)

  const remove = async ({ id, version, title, body }: CannedAnswer) => {
    if (await confirm({ title: texts.removeAsk({ title }), text: '', ok: texts.remove }))
      await change(
        texts.removed({ title }),
        () => removeCanned({ id, version }),
        () => addCanned({ title, body }),
      )
  }
  return (
    <Drawer
      open
      title={texts.manage}
      size="min(640px, 100vw)"
      onClose={onClose}
      extra={
        <Permit for="web_message:canned">
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing({ answer: null })}>
            {texts.add}
          </Button>
        </Permit>
      }
    >
      <p className="dialog-says">{texts.manageText}</p>
      <Pending asked={asked} rows={6} />
      {data?.length === 0 && <Nothing title={texts.cannedNone} />}
      <ul className="canned-list">
        {data?.map((answer) => (
          <li key={answer.id}>
            <strong>{answer.title}</strong>
            <p>{textIn(answer.body, language)}</p>
            <Permit for="web_message:canned">
              <span>
                <Button
                  type="link"
                  size="small"
                  aria-label={`${texts.change}: ${answer.title}`}
                  onClick={() => setEditing({ answer })}
                >
                  {texts.change}
                </Button>
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={`${texts.remove}: ${answer.title}`}
                  onClick={() => void remove(answer)}
                >
                  {texts.remove}
                </Button>
              </span>
            </Permit>
          </li>
        ))}
      </ul>
      {editing && <CannedForm answer={editing.answer} onClose={() => setEditing(null)} />}
    </Drawer>
  )
}

type Fields = { title: string; body: Text }

const FORM = 'canned'
/** As in `contract/enquiries/canned-answer.ts`, which would bring the validator along. */
const TITLE = 120
const BODY = 20_000

const storedOf = ({ id, version, title, body }: CannedAnswer) => ({ id, version, fields: { title, body } })
const tidy = ({ title, body }: Fields): Fields => ({ title: title.trim(), body: trimmed(body) })

/** Writes one canned answer in each language. */
function CannedForm({ answer, onClose }: { answer: CannedAnswer | null; onClose: () => void }) {
  const texts = useTexts('console/message/reply')
  const client = useQueryClient()
  const { message } = useApp()
  const form = useRecordForm<Fields, CannedAnswer>({
    form: FORM,
    begin: answer ? storedOf(answer) : { ...NOT_STORED, fields: { title: '', body: NO_TEXT } },
    tidy,
    check: ({ title, body }) => ({
      ...(title === '' && { title: texts.needTitle }),
      ...(Object.values(body).every((text) => text === '') && { body: texts.needBody }),
    }),
    storedOf: (current) => storedOf(current as CannedAnswer),
    write: (at, mine) => (at.id === 0 ? addCanned(mine) : updateCanned({ ...at, ...mine })),
    onSaved: () => {
      void message.success(texts.saved)
      onClose()
    },
    onSettled: () => void forgetCanned(client),
  })
  return (
    <RecordDrawer<Fields>
      title={answer ? texts.edit : texts.add}
      form={form}
      onClose={onClose}
      words={fieldWords<Fields>({ title: texts.cannedTitle, body: texts.cannedBody })}
    >
      <RecordField form={form} id={`${FORM}.title`} label={texts.cannedTitle} required>
        <Input maxLength={TITLE} />
      </RecordField>
      <TextInThree
        id={`${FORM}.body`}
        label={texts.cannedBody}
        value={form.fields.body}
        onChange={(body) => form.change({ body })}
        max={BODY}
        long
        required
        error={form.errors.body}
      />
    </RecordDrawer>
  )
}
