// The dialog that takes news in from WordPress: choose a file, see what would happen, do it.
import { FileTextOutlined } from '@ant-design/icons'
import { Alert, Button, Checkbox, Modal, Progress, Select } from 'antd'
import { useRef } from 'react'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { CATEGORIES } from '#web/ui/news-categories.ts'
import type { NewsImportQuery } from './admin-api.ts'
import { ImportReport } from './admin-import-report.tsx'
import { useNewsImport } from './admin-use-news-import.ts'

/** Rendered while it is open. */
export function NewsImport({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/news/import')
  const input = useRef<HTMLInputElement>(null)
  const { file, query, step, refusal, check, run, change } = useNewsImport()
  const busy = step.is === 'checking' || step.is === 'running'
  const count = step.is === 'checked' ? step.report.add : 0

  return (
    <Modal
      open
      title={texts.title}
      width={760}
      onCancel={onClose}
      cancelText={step.is === 'done' || step.is === 'running' ? texts.close : texts.cancel}
      okText={texts.run({ count })}
      okButtonProps={{ disabled: count === 0, ...(step.is === 'done' && { style: { display: 'none' } }) }}
      onOk={() => file && void run(file, count)}
    >
      <p className="dialog-says">{texts.description}</p>
      {step.is !== 'done' && step.is !== 'running' && (
        <>
          <Choices query={query} disabled={busy} onChange={change} />
          <p className="import-file">
            <Button icon={<FileTextOutlined />} loading={busy} onClick={() => input.current?.click()}>
              {texts.choose}
            </Button>
            <span>{busy ? texts.checking : file?.name}</span>
          </p>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={texts.choose}
            accept=".xml,text/xml,application/xml"
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              if (chosen) void check(chosen, query)
              event.target.value = ''
            }}
          />
        </>
      )}
      {refusal && <Alert type="error" role="alert" showIcon title={refusal} />}
      {step.is === 'checked' && <ImportReport report={step.report} done={false} />}
      {step.is === 'running' && (
        <div role="status">
          <p>{texts.running({ done: step.done, count: step.count })}</p>
          <Progress percent={Math.round((step.done / Math.max(1, step.count)) * 100)} />
          <p className="field-hint">{texts.runningText}</p>
        </div>
      )}
      {step.is === 'done' && (
        <>
          <Alert type="success" role="status" showIcon title={texts.done({ count: step.added })} />
          <ImportReport report={step.report} done />
        </>
      )}
    </Modal>
  )
}

type ChoicesProps = {
  query: NewsImportQuery
  disabled: boolean
  onChange: (patch: Partial<NewsImportQuery>) => void
}

/** The language and the category of what comes, and whether it is published. */
function Choices({ query, disabled, onChange }: ChoicesProps) {
  const texts = useTexts('console/news/import')
  const categories = useTexts('site/ui').newsCategories
  const may = useMay()
  const id = useFormId('newsImport')
  return (
    <>
      <div className="import-choices">
        <label htmlFor={`${id}.lang`}>
          {texts.lang}
          <Select<Language>
            id={`${id}.lang`}
            value={query.lang}
            disabled={disabled}
            options={STAFF_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={(lang) => onChange({ lang })}
          />
        </label>
        <label htmlFor={`${id}.category`}>
          {texts.category}
          <Select
            id={`${id}.category`}
            value={query.category ?? 'company'}
            disabled={disabled}
            options={CATEGORIES.map((value) => ({ value, label: categories[value] }))}
            onChange={(category) => onChange({ category })}
          />
        </label>
      </div>
      {may('web_news:publish') && (
        <Checkbox
          checked={query.publish === true}
          disabled={disabled}
          onChange={({ target }) => onChange({ publish: target.checked })}
        >
          {texts.publish}
        </Checkbox>
      )}
    </>
  )
}
