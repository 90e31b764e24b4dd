// The languages of the site: which visitors see, in which order, and which staff alone work in. They are applied by themselves: the
// site begins anew with them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Popconfirm, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { writeWithPoint } from '#contract/languages/locales.ts'
import type { ChosenLanguage, LanguageSettings } from '#contract/site/language-settings.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { chooseLanguages, languagesQuery, readLanguages, wholeQuery } from '../admin-api.ts'
import { LanguageRow } from './admin-language-row.tsx'
import {
  addable,
  added,
  isCounted,
  moved,
  namesOf,
  withStanding,
  withWords,
} from './admin-languages-draft.ts'
import './admin-languages.css'

/** How long the site has to begin anew, and how often it is asked whether it has. */
const PATIENCE_MS = 60_000
const AGAIN_MS = 500

export function LanguagesPart() {
  const { data, error, isFetching, refetch } = useQuery(languagesQuery)
  if (data) return <Languages key={data.version} stored={data} />
  if (error && !isFetching)
    return <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
  return <Skeleton active paragraph={{ rows: 3 }} />
}

function Languages({ stored }: { stored: LanguageSettings }) {
  const texts = useTexts('console/setting').languages
  const editable = useMay()('web_setting:update')
  const reader = useLanguage()
  const { data: kinds = [] } = useQuery(wholeQuery)
  const [languages, setLanguages] = useState(stored.languages)
  const apply = useApply(stored.version)
  const isChanged = JSON.stringify(languages) !== JSON.stringify(stored.languages)
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0)
  const filledIn = (code: string) =>
    kinds.reduce((sum, kind) => sum + (kind.languages[code as keyof typeof kind.languages]?.filled ?? 0), 0)
  const figure = (count: number) => writeWithPoint(count, reader)
  const choices = addable(languages).map((code) => {
    const { own, name } = namesOf(code, reader)
    return { value: code, label: own === name ? own : `${own} · ${name}` }
  })

  return (
    <div className="site-languages" aria-busy={apply.busy}>
      {apply.failure && (
        <Alert type="error" role="alert" showIcon title={apply.failure} className="setting-note" />
      )}
      <ol>
        {languages.map((one, at) => (
          <LanguageRow
            key={one.code}
            language={one}
            reader={reader}
            whole={
              isCounted(one.code) && total > 0
                ? { filled: figure(filledIn(one.code)), total: figure(total) }
                : null
            }
            isFirst={at === 0}
            isLast={at === languages.length - 1}
            disabled={!editable || apply.busy}
            onStanding={(standing) => setLanguages(withStanding(languages, one.code, standing))}
            onWords={(words) => setLanguages(withWords(languages, one.code, words))}
            onMove={(by) => setLanguages(moved(languages, one.code, by))}
          />
        ))}
      </ol>
      {editable && (
        <div className="site-languages-foot">
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            value={null}
            placeholder={texts.add}
            aria-label={texts.add}
            options={choices}
            disabled={apply.busy || choices.length === 0}
            onChange={(code: string | null) => code && setLanguages(added(languages, code))}
          />
          <Popconfirm
            title={texts.confirm}
            description={texts.confirmText}
            okText={texts.apply}
            onConfirm={() => void apply.run(languages)}
          >
            <Button type="primary" disabled={!isChanged} loading={apply.busy}>
              {apply.busy ? texts.applying : texts.apply}
            </Button>
          </Popconfirm>
        </div>
      )}
    </div>
  )
}

/** Saves the languages, waits until the site has begun anew with them, and opens the console anew, which has them then as well. */
function useApply(version: number) {
  const texts = useTexts('console/setting').languages
  const { message } = useApp()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function run(languages: ChosenLanguage[]) {
    setFailure('')
    setBusy(true)
    try {
      const { inForce } = await chooseLanguages({ languages, version })
      if (!inForce && !(await hasBegun())) setFailure(texts.slow)
      else {
        void message.success(texts.applied)
        location.reload()
        return
      }
    } catch (error) {
      setFailure(plainWords(error))
    }
    setBusy(false)
    void client.invalidateQueries({ queryKey: languagesQuery.queryKey })
  }
  return { busy, failure, run }
}

async function hasBegun(): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    // While it begins anew nobody answers.
    const now = await readLanguages().catch(() => null)
    if (now?.inForce) return true
  }
  return false
}
