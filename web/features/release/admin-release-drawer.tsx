// The drawer in which a release is named, when it is made or later.
import { useQueryClient } from '@tanstack/react-query'
import { Input } from 'antd'
import type { Release } from '#contract/content/release.ts'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { RecordField } from '#web/admin/forms/record-field.tsx'
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
  return (
    <RecordDrawer<Fields>
      title={release ? texts.editTitle : texts.newTitle}
      form={form}
      onClose={onClose}
      label={{ name: texts.name, note: texts.note }}
      render={(_, value) => String(value)}
      {...(!release && { saveText: texts.create })}
    >
      <RecordField form={form} id="release.name" label={texts.name} hint={texts.nameHint} required>
        <Input
          maxLength={NAME}
          autoFocus
          autoComplete="off"
          onPressEnter={(event) => {
            if (!event.nativeEvent.isComposing && form.dirty && !form.busy) form.save()
          }}
        />
      </RecordField>
      <RecordField form={form} id="release.note" label={texts.note} hint={texts.noteHint}>
        <Input.TextArea maxLength={NOTE} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </RecordField>
    </RecordDrawer>
  )
}

const storedOf = ({ id, version, name, note }: Release) => ({ id, version, fields: { name, note } })
