// The dialog that takes news in from WordPress: choose a file, see what would happen, do it.
import { FileTextOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Modal, Progress, Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { NewsImportReport } from '#contract/news-and-cases/news-import.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { forgetKind } from '#web/admin/kinds/admin-api.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { CATEGORIES } from '#web/ui/news-categories.ts'
import { checkImport, type NewsImportQuery, runImport } from './admin-api.ts'
import { ImportReport } from './admin-import-report.tsx'

/** A limit of the contract (`contract/news-and-cases/news-import.ts`). */
const BYTES = 32 * 1024 * 1024

type Step =
  | { is: 'choosing' }
  | { is: 'checking' }
  | { is: 'checked'; report: NewsImportReport }
  | { is: 'running'; done: number; count: number }
  | { is: 'done'; report: NewsImportReport; added: number }

/** Rendered while it is open. */
export function NewsImport({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/news/import')
  const categories = useTexts('site/ui').newsCategories
  const client = useQueryClient()
  const may = useMay()
  const id = useFormId('newsImport')
  const input = useRef<HTMLInputElement>(null)
  const closed = useRef(false)
  const [file, setFile] = useState<File | null>(null)
  const [query, setQuery] = useState<NewsImportQuery>({
    lang: useLanguage(),
    category: 'company',
    publish: false,
  })
  const [step, setStep] = useState<Step>({ is: 'choosing' })
  const [refusal, setRefusal] = useState('')
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  const attempt = async (run: () => Promise<void>) => {
    setRefusal('')
    try {
      await run()
    } catch (error) {
      if (closed.current) return
      setRefusal(plainWords(error))
      setStep({ is: 'choosing' })
    }
  }
  const check = (chosen: File, asked: NewsImportQuery) =>
    attempt(async () => {
      setFile(chosen)
      setQuery(asked)
      if (chosen.size > BYTES) throw new Error(texts.tooLarge)
      setStep({ is: 'checking' })
      const report = await checkImport(chosen, asked)
      if (!closed.current) setStep({ is: 'checked', report })
    })
  const run = (from: File, count: number) =>
    attempt(async () => {
      const items: NewsImportReport['items'] = []
      let added = 0
      let report: NewsImportReport
      setStep({ is: 'running', done: 0, count })
      try {
        do {
          report = await runImport(from, query)
          added += report.add
          // Later calls know what earlier ones added.
          items.push(...report.items.filter(({ does }) => does === 'add'))
          if (!closed.current) setStep({ is: 'running', done: added, count })
        } while (report.left > 0 && report.add > 0 && !closed.current)
      } finally {
        void forgetKind('news')(client)
      }
      const others = report.items.filter(({ does }) => does === 'skip' || does === 'refuse')
      if (!closed.current) {
        setStep({ is: 'done', added, report: { ...report, add: added, items: [...items, ...others] } })
      }
    })

  const change = (patch: Partial<NewsImportQuery>) => {
    const next = { ...query, ...patch }
    setQuery(next)
    if (file && step.is === 'checked') void check(file, next)
  }
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
      <p className="dialog-says">{texts.says}</p>
      {step.is !== 'done' && step.is !== 'running' && (
        <>
          <div className="import-choices">
            <label htmlFor={`${id}.lang`}>
              {texts.lang}
              <Select<Language>
                id={`${id}.lang`}
                value={query.lang}
                disabled={busy}
                options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
                onChange={(lang) => change({ lang })}
              />
            </label>
            <label htmlFor={`${id}.category`}>
              {texts.category}
              <Select
                id={`${id}.category`}
                value={query.category ?? 'company'}
                disabled={busy}
                options={CATEGORIES.map((value) => ({ value, label: categories[value] }))}
                onChange={(category) => change({ category })}
              />
            </label>
          </div>
          {may('web_news:publish') && (
            <Checkbox
              checked={query.publish === true}
              disabled={busy}
              onChange={({ target }) => change({ publish: target.checked })}
            >
              {texts.publish}
            </Checkbox>
          )}
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
          <p className="field-hint">{texts.runningSays}</p>
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
