// The drawer in which a release is named, when it is made or later.
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import type { Release } from '#contract/content/release.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { fieldError, RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { NOT_STORED, useRecordForm } from '#web/admin/forms/record-form.ts'
import { addRelease, keepRelease } from '#web/admin/release/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { updateRelease } from './admin-api.ts'

/** Limits of the contract (`contract/content/release.ts`). */
const NAME = 120
const NOTE = 500

type Fields = Pick<Release, 'name' | 'note'>
type Props = {
  /** The release that is changed; null for a new one. */
  release: Release | null
  onSaved?: (release: Release) => void
  onClose: () => void
}

/** Rendered while it is open. */
export function ReleaseDrawer({ release, onSaved, onClose }: Props) {
  const texts = useTexts('console/release/list')
  const client = useQueryClient()
  const form = useRecordForm<Fields, Release>({
    form: 'release',
    begin: release ? storedOf(release) : { ...NOT_STORED, fields: { name: '', note: '' } },
    tidy: ({ name, note }) => ({ name: name.trim(), note: note.trim() }),
    check: ({ name }): Record<string, string> => (name === '' ? { name: texts.nameEmpty } : {}),
    storedOf: (current) => storedOf(current as Release),
    write: (at, mine, changed) => (at.id === 0 ? addRelease(mine) : updateRelease({ ...at, ...changed })),
    onSaved: (saved) => {
      void keepRelease(client, saved)
      onClose()
      onSaved?.(saved)
    },
  })
  const { fields, change, errors } = form
  return (
    <RecordDrawer<Fields>
      title={release ? texts.editTitle : texts.newTitle}
      form={form}
      onClose={onClose}
      words={fieldWords<Fields>({ name: texts.name, note: texts.note })}
      {...(!release && { saveText: texts.create })}
    >
      <Form.Item
        label={texts.name}
        htmlFor="release.name"
        required
        extra={texts.nameHint}
        {...fieldError(errors, 'name')}
      >
        <Input
          id="release.name"
          value={fields.name}
          maxLength={NAME}
          autoFocus
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
          onPressEnter={(event) => {
            if (!event.nativeEvent.isComposing && form.dirty && !form.busy) form.save()
          }}
        />
      </Form.Item>
      <Form.Item
        label={texts.note}
        htmlFor="release.note"
        extra={texts.noteHint}
        {...fieldError(errors, 'note')}
      >
        <Input.TextArea
          id="release.note"
          value={fields.note}
          maxLength={NOTE}
          showCount
          autoSize={{ minRows: 3, maxRows: 8 }}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Form.Item>
    </RecordDrawer>
  )
}

const storedOf = ({ id, version, name, note }: Release) => ({ id, version, fields: { name, note } })
