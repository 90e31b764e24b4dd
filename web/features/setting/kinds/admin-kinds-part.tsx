// The kinds that the owner made, in the order of the console. They are applied by themselves: the site begins anew with them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Popconfirm, Skeleton } from 'antd'
import { useState } from 'react'
import { MOST_OWN_KINDS } from '#contract/kinds/own-kind.ts'
import type { KindSettings } from '#contract/site/kind-settings.ts'
import { ownFieldsQuery } from '#web/admin/admin-api.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { kindsQuery } from '../admin-api.ts'
import { KindDrawer } from './admin-kind-drawer.tsx'
import { fileOf } from './admin-kind-file.ts'
import { ImportKind } from './admin-kind-import.tsx'
import { KindRow } from './admin-kind-row.tsx'
import { blankKind, isWaiting, type KindDraft, moved } from './admin-kinds-draft.ts'
import { useKinds } from './admin-use-kinds.ts'
import './admin-kinds.css'

export function KindsPart() {
  const { data, error, isFetching, refetch } = useQuery(kindsQuery)
  if (data) return <Kinds stored={data} />
  if (error && !isFetching)
    return <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
  return <Skeleton active paragraph={{ rows: 3 }} />
}

function Kinds({ stored }: { stored: KindSettings }) {
  const texts = useTexts('console/setting').ownKinds
  const editable = useMay()('web_setting:update')
  const [opened, setOpened] = useState<KindDraft | null>(null)
  const { form, refused, change, put, drop, dirty, apply } = useKinds(stored, setOpened)
  const { kinds } = form
  const makeFile = useMakeFile()
  const full = kinds.length >= MOST_OWN_KINDS
  const was = form.stored.find(({ kind }) => kind === opened?.kind)

  return (
    <div className="own-kinds" aria-busy={apply.busy}>
      {apply.failure && (
        <Alert type="error" role="alert" showIcon title={apply.failure} className="setting-note" />
      )}
      {kinds.length === 0 && <Nothing title={texts.none} description={texts.noneText} />}
      <ol>
        {kinds.map((one, at) => (
          <KindRow
            key={one.id}
            draft={one}
            waiting={isWaiting(one, form.stored)}
            refused={refused[one.id]}
            isFirst={at === 0}
            isLast={at === kinds.length - 1}
            disabled={apply.busy}
            on={
              editable
                ? {
                    edit: () => setOpened(one),
                    move: (by) => change(moved(kinds, one.id, by)),
                    away: () => (one.kind === null ? drop(one) : put({ ...one, away: !one.away })),
                  }
                : undefined
            }
            makeFile={() => makeFile(one)}
          />
        ))}
      </ol>
      {editable && (
        <div className="own-kinds-foot">
          <span>
            <Button disabled={apply.busy || full} onClick={() => setOpened(blankKind())}>
              {texts.make}
            </Button>
            <ImportKind kinds={kinds} disabled={apply.busy || full} onKind={put} />
          </span>
          <Popconfirm
            title={texts.confirm}
            description={texts.confirmText}
            okText={texts.apply}
            placement="topRight"
            onConfirm={() => void apply.run(form)}
          >
            <Button type="primary" disabled={!dirty} loading={apply.busy}>
              {apply.busy ? texts.applying : texts.apply}
            </Button>
          </Popconfirm>
          {full && <p className="field-hint">{texts.most({ max: MOST_OWN_KINDS })}</p>}
        </div>
      )}
      {opened && (
        <KindDrawer
          key={opened.id}
          draft={opened}
          all={kinds}
          fixed={was?.parts}
          refused={refused[opened.id]}
          onDone={(draft) => {
            put(draft)
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

/** What a kind takes along are its fields as they are now. */
function useMakeFile() {
  const client = useQueryClient()
  return async (draft: KindDraft) => {
    const fields = draft.kind === null ? [] : await client.fetchQuery({ ...ownFieldsQuery(), staleTime: 0 })
    return fileOf(draft, fields.find(({ kind }) => kind === draft.kind)?.attributes)
  }
}
