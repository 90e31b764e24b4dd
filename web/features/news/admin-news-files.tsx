// The files that a piece of news offers: uploaded, named, put in order, removed.
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { filesQuery } from '#web/admin/files/admin-api.ts'
import { FileLine, FileUpload, TYPES_SAID } from '#web/admin/files/file-upload.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { NewsForm } from './admin-news-draft.ts'

/** Limits of the contract (`contract/news-and-cases/news.ts`, `contract/media/download.ts`). */
const MOST = 20
const NAME = 200

export function NewsFiles() {
  const texts = useTexts('console/news/form')
  const { form, change, disabled, fieldId } = useEditing<NewsForm>()
  const { attachments } = form
  const { data: files } = useQuery(filesQuery(attachments.map(({ key }) => key)))
  const fileOf = (key: string) => files?.find((file) => file.key === key)
  const set = (update: (items: readonly NewsForm['attachments'][number][]) => NewsForm['attachments']) =>
    change('attachments', (before) => ({ ...before, attachments: update(before.attachments) }))
  return (
    <Form.Item
      label={texts.attachments}
      htmlFor={fieldId('attachments')}
      extra={disabled ? undefined : texts.attachmentsHint({ types: TYPES_SAID })}
      {...useProblem('attachments')}
    >
      <SortedList
        items={attachments}
        name={({ key }) => fileOf(key)?.name ?? key}
        onChange={set}
        disabled={disabled}
      >
        {({ key, name }, at) => (
          <>
            <WordInput
              id={fieldId(`attachments.${at}.name`)}
              label={texts.attachmentName({ at: at + 1 })}
              value={name}
              max={NAME}
              disabled={disabled}
              onChange={(next) =>
                set((items) => items.map((item) => (item.key === key ? { ...item, name: next } : item)))
              }
            />
            <small className="attachment-file">
              <FileLine file={fileOf(key)} known={files !== undefined} />
            </small>
          </>
        )}
      </SortedList>
      {!disabled && (
        <FileUpload
          id={fieldId('attachments')}
          room={MOST - attachments.length}
          most={MOST}
          onStored={(key) =>
            set((items) =>
              items.some((item) => item.key === key)
                ? [...items]
                : [...items, { id: key, key, name: NO_TEXT }],
            )
          }
        />
      )}
    </Form.Item>
  )
}
