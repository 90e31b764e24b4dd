// The page of the settings: reads the record, and begins its form anew after every save.

import { ExportOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import type { Settings } from '#contract/site/setting.ts'
import { MergeDialog } from '#web/admin/differences/merge-dialog.tsx'
import { formEditing, LanguagesContext } from '#web/admin/editor/editing.ts'
import { EditingProvider } from '#web/admin/editor/editing-provider.tsx'
import { LanguageBar } from '#web/admin/editor/inputs/language-bar.tsx'
import { type EditorLanguages, useEditorLanguages } from '#web/admin/editor/inputs/use-editor-languages.ts'
import { useSaveKey } from '#web/admin/editor/saving/use-autosave.ts'
import { useRecordForm } from '#web/admin/forms/record-form.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { Unreachable } from '#web/client/send.ts'
import { type Say, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { settingQuery, updateSetting } from './admin-api.ts'
import { SaveBar } from './admin-save-bar.tsx'
import { fieldsIn, fieldsOf, formOf, problemsIn, type SettingForm, tidied } from './admin-setting-draft.ts'
import { SettingParts } from './admin-setting-parts.tsx'
import '#web/admin/editor/editor.css'
import './admin-setting.css'

export function AdminSettingPage() {
  const texts = useTexts('console/setting')
  const { message } = useApp()
  const client = useQueryClient()
  const languages = useEditorLanguages()
  const { data, error, isFetching, refetch } = useQuery(settingQuery)
  // What the form started from. Later answers never replace what is being typed.
  const [opened, setOpened] = useState<{ record: Settings; times: number } | null>(null)
  const kept = error instanceof Unreachable && error.why === 'offline'
  if (!opened && data && !isFetching && (!error || kept)) setOpened({ record: data, times: 0 })
  const begin = (record: Settings) => setOpened((before) => ({ record, times: (before?.times ?? 0) + 1 }))

  if (opened) {
    return (
      <SettingEditor
        key={opened.times}
        record={opened.record}
        languages={languages}
        onSaved={(record) => {
          client.setQueryData(settingQuery.queryKey, record)
          // Forms name the regions of the site.
          void client.invalidateQueries({ queryKey: ['site'] })
          void message.success(texts.saved)
          begin(record)
        }}
        onAgain={() => begin(opened.record)}
      />
    )
  }
  return (
    <>
      <PageHead title={texts.title} />
      {error && !isFetching ? (
        <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton active paragraph={{ rows: 14 }} />
      )}
    </>
  )
}

type Props = {
  record: Settings
  languages: EditorLanguages
  onSaved: (record: Settings) => void
  /** Begins anew from what was read. */
  onAgain: () => void
}

const WORDS = { label: labelOf }

function SettingEditor({ record, languages, onSaved, onAgain }: Props) {
  const texts = useTexts('console/setting')
  const editable = useMay()('web_setting:update')
  const formId = useFormId('setting')
  const form = useSettingForm(record, formId, onSaved)
  useSaveKey(editable && form.dirty && !form.busy && !form.waiting ? form.save : null)

  const editing = formEditing(form, formId, !editable)
  const wrong = Object.keys(form.errors).length > 0

  return (
    <EditingProvider value={editing as never}>
      <div className="editor">
        <PageHead title={texts.title} description={texts.description}>
          <Button href="/" target="_blank" icon={<ExportOutlined />}>
            {texts.seeSite}
          </Button>
        </PageHead>
        {!editable && <Alert type="info" showIcon title={texts.readOnly} className="editor-note" />}
        {(form.failure || wrong) && (
          <Alert
            type="error"
            role="alert"
            showIcon
            title={form.failure || texts.problems}
            className="editor-problems"
          />
        )}
        <LanguageBar languages={languages} form={form.fields} stale={editing.stale} />
        <Form layout="vertical" component={false}>
          <LanguagesContext value={languages.shown}>
            <SettingParts record={record} />
          </LanguagesContext>
        </Form>
        {editable && (
          <SaveBar form={form} onAgain={onAgain}>
            {record.updateTime && (
              <span className="editor-says">
                {texts.savedAt}
                <TimePassed time={record.updateTime} />
              </span>
            )}
          </SaveBar>
        )}
        {form.conflict && (
          <MergeDialog<SettingForm>
            {...form.conflict}
            words={WORDS}
            // Lines get an identity of their own again.
            onMerge={(merged) => form.resolve(formOf(fieldsIn(merged)))}
          />
        )}
      </div>
    </EditingProvider>
  )
}

function useSettingForm(record: Settings, formId: string, onSaved: (record: Settings) => void) {
  const { problem } = useTexts('console/setting')
  const begin = useMemo(
    () => ({ id: 0, version: record.version, fields: formOf(fieldsOf(record)) }),
    [record],
  )
  return useRecordForm<SettingForm, Settings>({
    form: formId,
    begin,
    tidy: tidied,
    check: (mine) =>
      Object.fromEntries(Object.entries(problemsIn(mine)).map(([path, which]) => [path, problem[which]])),
    storedOf: (current) => {
      const settings = current as Settings
      return { id: 0, version: settings.version, fields: tidied(formOf(fieldsOf(settings))) }
    },
    write: ({ version }, mine, changed) => {
      const fields = fieldsIn(mine)
      const given = Object.keys(changed).map((name) => [name, fields[name as keyof typeof fields]])
      return updateSetting({ version, ...Object.fromEntries(given) })
    },
    onSaved,
  })
}

/** `footerLinks.0.label` as people call it. */
function labelOf(path: string, say: Say): string {
  const texts = say('console/setting')
  const [field = '', at, part = ''] = path.split('.')
  const name = { ...texts.fields }[field] ?? field
  const line = { ...texts.lines }[field]
  if (!line || at === undefined) return name
  return [name, line({ at: Number(at) + 1 }), { ...texts.parts }[part]].filter(Boolean).join(': ')
}
