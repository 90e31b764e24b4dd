// The table of the records of a declared kind.
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import type { KindWords } from '#contract/kinds/words.ts'
import { TrashButton } from '#web/admin/editor/history/trash-drawer.tsx'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { RecordRowActions } from '#web/admin/records/record-row-actions.tsx'
import { useMoveBulk } from '#web/admin/records/use-move-bulk.tsx'
import { useRecordBulk } from '#web/admin/records/use-record-bulk.ts'
import { ReleaseBulk } from '#web/admin/release/release-bulk.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { type ConsoleKind, forgetKind, kindPageQuery, type StaffRecord } from './admin-api.ts'
import { formsOf, newRecord } from './kind-addresses.ts'
import { useKindColumns } from './kind-columns.tsx'
import { asDays, KindFilters, kindListAddress } from './kind-filters.tsx'
import { kindNames } from './kind-names.ts'

/** What can be done on the list of a kind is handed what the list is narrowed to and ordered by. */
export type ListActions = ComponentType<{ narrowed: object }>

/** `Actions`, where a kind has some of its own, stand between the trash and adding a record. */
export function KindListPage({ kind, Actions }: { kind: ConsoleKind; Actions?: ListActions | undefined }) {
  const { kind: base, page } = kind
  const words: KindWords = useTexts(`console/kinds/${base}`)
  const language = useLanguage()
  const names = kindNames(language)[base]
  const client = useQueryClient()
  const list = useList(useMemo(() => kindListAddress(kind), [kind]))
  const forms = formsOf(kind)
  const records = { base, page, forms, forget: forgetKind(base, kind.under?.field?.kind) }
  const { nameOf, ...columns } = useKindColumns(kind, words)
  const added = { to: `${forms}/${newRecord(kind)}`, children: names.add }
  return (
    <ListPage<StaffRecord>
      name={page}
      title={names.many}
      words={words}
      list={list}
      asked={useQuery(kindPageQuery(base, asDays(list.query)))}
      filters={<KindFilters kind={kind} words={words} list={list} />}
      buttons={
        <>
          <Permit for={`${page}:delete`}>
            <TrashButton base={base} onRestored={() => records.forget(client)} />
          </Permit>
          {Actions && <Actions narrowed={{ ...list.address.filtersOf(list.state), sort: list.query.sort }} />}
          <Permit for={`${page}:add`}>
            <LinkButton type="primary" icon={<PlusOutlined />} {...added} />
          </Permit>
        </>
      }
      add={
        <Permit for={`${page}:add`}>
          <LinkButton {...added} />
        </Permit>
      }
      {...columns}
      rowName={nameOf}
      rowLink={({ id }) => `${forms}/${id}`}
      actions={(row) => <RecordRowActions kind={records} row={row} name={nameOf(row)} />}
      bulk={useRecordBulk(records, useMoveBulk(records, kind.under?.field && kind.under.name))}
      bulkMore={(selection) => <ReleaseBulk selection={selection} />}
    />
  )
}
