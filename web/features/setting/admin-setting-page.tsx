// The page of the settings: reads the record, and begins its form anew after every save.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Skeleton } from 'antd'
import { useState } from 'react'
import type { Settings } from '#contract/site/setting.ts'
import { useEditorLanguages } from '#web/admin/editor/inputs/use-editor-languages.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { settingQuery } from './admin-api.ts'
import { SettingEditor } from './admin-setting-form.tsx'

export function AdminSettingPage() {
  const texts = useTexts('console/setting')
  const { message } = App.useApp()
  const client = useQueryClient()
  const languages = useEditorLanguages()
  const { data, error, isFetching, refetch } = useQuery(settingQuery)
  // What the form started from. Later answers never replace what is being typed.
  const [opened, setOpened] = useState<{ record: Settings; times: number } | null>(null)
  if (!opened && data && !isFetching && !error) setOpened({ record: data, times: 0 })
  const begin = (record: Settings) => setOpened((before) => ({ record, times: (before?.times ?? 0) + 1 }))

  if (opened) {
    return (
      <SettingEditor
        key={opened.times}
        record={opened.record}
        languages={languages}
        onSaved={(record) => {
          client.setQueryData(settingQuery.queryKey, record)
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
