// The files that a product offers: uploaded, titled, given a language, put in order, removed.
import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { NO_TEXT } from '#contract/content/blank.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { newId } from '#web/admin/editor/inputs/lines.ts'
import { SortedList } from '#web/admin/editor/inputs/sorted-list.tsx'
import { WordInput } from '#web/admin/editor/inputs/word-input.tsx'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { filesQuery } from '#web/admin/files/admin-api.ts'
import { FileLine, FileUpload, TYPES_SAID } from '#web/admin/files/file-upload.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Download, ProductForm } from './admin-product-draft.ts'

/** Limits of the contract (`contract/products/product.ts`). */
const MOST = 40
const TITLE = 200

export function ProductDownloads() {
  const texts = useTexts('console/product/more')
  const { form, change, disabled, fieldId, problems } = useEditing<ProductForm>()
  const { downloads } = form
  const { data: files } = useQuery(filesQuery([...new Set(downloads.map(({ key }) => key))]))
  const fileOf = (key: string) => files?.find((file) => file.key === key)
  const set = (field: string, update: (items: readonly Download[]) => Download[]) =>
    change(field, (before) => ({ ...before, downloads: update(before.downloads) }))
  const write = (field: string, id: string, patch: Partial<Download>) =>
    set(field, (items) => items.map((item) => (item.id === id ? { ...item, ...patch } : item)))
  return (
    <Form.Item
      className="product-downloads"
      label={texts.downloads}
      htmlFor={fieldId('downloads')}
      extra={disabled ? undefined : texts.downloadsHint({ types: TYPES_SAID })}
      {...useProblem('downloads')}
    >
      <SortedList
        items={downloads}
        name={({ key }) => fileOf(key)?.name ?? key}
        onChange={(update) => set('downloads', update)}
        disabled={disabled}
      >
        {({ id, key, title, language }, at) => {
          const problem = messageFor(problems, `downloads.${at}.key`)
          return (
            <div className="product-download">
              <WordInput
                id={fieldId(`downloads.${at}.title`)}
                label={texts.downloadTitle({ at: at + 1 })}
                value={title}
                max={TITLE}
                disabled={disabled}
                onChange={(next) => write(`downloads.${at}.title`, id, { title: next })}
              />
              <Select<Download['language']>
                id={fieldId(`downloads.${at}.language`)}
                aria-label={texts.downloadLanguage({ at: at + 1 })}
                value={language}
                disabled={disabled}
                options={([...LANGUAGES, 'any'] as const).map((value) => ({
                  value,
                  label: texts.languages[value],
                }))}
                onChange={(next) => write(`downloads.${at}.language`, id, { language: next })}
              />
              <small>
                <FileLine file={fileOf(key)} known={files !== undefined} />
              </small>
              {problem && <p className="field-problem">{problem}</p>}
            </div>
          )
        }}
      </SortedList>
      {!disabled && (
        <FileUpload
          id={fieldId('downloads')}
          room={MOST - downloads.length}
          most={MOST}
          onStored={(key) =>
            set('downloads', (items) => [...items, { id: newId(), key, title: NO_TEXT, language: 'any' }])
          }
        />
      )}
    </Form.Item>
  )
}
