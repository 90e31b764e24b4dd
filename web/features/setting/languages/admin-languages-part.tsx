// The languages of the site: which visitors see, in which order, and which staff alone work in. They are applied by themselves: the
// site begins anew with them.
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Popconfirm, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { writeWithPoint } from '#contract/languages/locales.ts'
import type { ChosenLanguage, LanguageSettings } from '#contract/site/language-settings.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { chooseLanguages, languagesQuery, readLanguages, wholeQuery } from '../admin-api.ts'
import { useBeginAnew } from '../admin-use-begin-anew.ts'
import { EmptyLanguage } from './admin-empty-language.tsx'
import { LanguageRow } from './admin-language-row.tsx'
import { addable, added, changed, isCounted, moved, namesOf } from './admin-languages-draft.ts'
import './admin-languages.css'

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
  const isChanged = JSON.stringify(languages) !== JSON.stringify(stored.languages)
  const apply = useBeginAnew({
    dirty: isChanged,
    choose: (chosen: ChosenLanguage[]) => chooseLanguages({ languages: chosen, version: stored.version }),
    read: readLanguages,
    queryKey: languagesQuery.queryKey,
    words: texts,
  })
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0)
  const filledIn = (code: string) =>
    kinds.reduce((sum, kind) => sum + (kind.languages[code as keyof typeof kind.languages]?.filled ?? 0), 0)
  const figure = (count: number) => writeWithPoint(count, reader)
  const codes = languages.map(({ code }) => code)
  const wasAway = (code: string) =>
    stored.languages.some((one) => one.code === code && one.standing === 'away')
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
            others={codes.filter((code) => code !== one.code)}
            empty={
              wasAway(one.code) && (
                <EmptyLanguage
                  code={one.code}
                  name={namesOf(one.code, reader).name}
                  version={stored.version}
                  disabled={!editable || isChanged || !stored.inForce || apply.busy}
                />
              )
            }
            onChange={(change) => setLanguages(changed(languages, one.code, change))}
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
            placement="topRight"
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
