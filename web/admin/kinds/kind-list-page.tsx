// The table of the records of a declared kind.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import type { KindWords } from '#contract/kinds/words.ts'
import { TrashButton } from '#web/admin/editor/history/trash-drawer.tsx'
import { KindSheets } from '#web/admin/import/kind-sheets.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { type List, useList } from '#web/admin/list/use-list.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { useRecordActions } from '#web/admin/records/use-record-actions.tsx'
import { useRecordBulk } from '#web/admin/records/use-record-bulk.tsx'
import { ReleaseBulk } from '#web/admin/release/release-bulk.tsx'
import { useLanguage } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { type ConsoleKind, forgetKind, kindPageQuery } from './admin-api.ts'
import { formsOf, newRecord } from './kind-addresses.ts'
import { useKindColumns } from './kind-columns.tsx'
import { asDays, kindListAddress, useKindFilters } from './kind-filters.tsx'
import { kindNames } from './kind-names.ts'
import { useKindTexts } from './kind-words.ts'

/** `Actions`, where a kind has some of its own, stand between the trash and adding a record. */
export function KindListPage({ kind, Actions }: { kind: ConsoleKind; Actions?: ComponentType | undefined }) {
  const { kind: base, page } = kind
  const words: KindWords = useKindTexts(base)
  const language = useLanguage()
  const names = kindNames(language)[base]
  const client = useQueryClient()
  const list: List = useList(useMemo(() => kindListAddress(kind), [kind]))
  const forms = formsOf(kind)
  const records = { base, page, forms, forget: forgetKind(base, kind.under?.field?.kind) }
  const { nameOf, ...columns } = useKindColumns(kind, words)
  const { actions, dialog } = useRecordActions(records, nameOf)
  return (
    <>
      <ListPage
        name={page}
        words={{ ...words, title: names.many }}
        list={list}
        asked={useQuery(kindPageQuery(base, asDays(list.query)))}
        filters={useKindFilters(kind, words, list)}
        buttons={
          <>
            <KindSheets kind={kind} words={words} query={asDays(list.query)} forget={records.forget} />
            <Permit for={`${page}:delete`}>
              <TrashButton base={base} onRestored={() => records.forget(client)} />
            </Permit>
            {Actions && <Actions />}
          </>
        }
        add={(look) => (
          <Permit for={`${page}:add`}>
            <LinkButton {...look} to={`${forms}/${newRecord(kind)}`}>
              {names.add}
            </LinkButton>
          </Permit>
        )}
        {...columns}
        rowName={nameOf}
        rowLink={({ id }) => `${forms}/${id}`}
        actions={actions}
        bulk={useRecordBulk(records, kind.under?.field && kind.under.name)}
        bulkMore={(selection) => <ReleaseBulk selection={selection} />}
        forget={records.forget}
      />
      {dialog}
    </>
  )
}
