// Writes one canned answer in three languages.
import { useQueryClient } from '@tanstack/react-query'
import { App, Form, Input } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { CannedAnswer } from '#contract/enquiries/message-shapes.ts'
import type { Text } from '#contract/languages/language.ts'
import { trimmed } from '#contract/languages/language-codes.ts'
import { fieldError, RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addCanned, forgetCanned, updateCanned } from '../admin-api.ts'

type Fields = { title: string; body: Text }

const FORM = 'canned'
/** As in `contract/enquiries/canned-answer.ts`, which would bring the validator along. */
const TITLE = 120
const BODY = 20_000

const storedOf = ({ id, version, title, body }: CannedAnswer) => ({ id, version, fields: { title, body } })
const tidy = ({ title, body }: Fields): Fields => ({ title: title.trim(), body: trimmed(body) })

export function CannedForm({ answer, onClose }: { answer: CannedAnswer | null; onClose: () => void }) {
  const texts = useTexts('console/message/reply')
  const language = useLanguage()
  const client = useQueryClient()
  const { message } = App.useApp()
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
      label={{ title: texts.cannedTitle, body: texts.cannedBody }}
      render={(field, value) => (field === 'title' ? String(value) : textIn(value as Text, language))}
    >
      <Form.Item
        label={texts.cannedTitle}
        htmlFor={`${FORM}.title`}
        required
        {...fieldError(form.errors, 'title')}
      >
        <Input
          id={`${FORM}.title`}
          value={form.fields.title}
          maxLength={TITLE}
          onChange={({ target }) => form.change({ title: target.value })}
        />
      </Form.Item>
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
