// The operation log: what was done, by whom, to which record, and what became of it.
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { wholeNumber } from '#web/admin/list/filters/filter-kinds.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { useOperationSentence } from '#web/admin/shown-values/operation-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { exportOperations, operationPageQuery } from './admin-api.ts'
import { ChainCheck } from './admin-chain-check.tsx'
import { useOperationColumns } from './admin-operation-columns.tsx'
import { OperationDrawer } from './admin-operation-drawer.tsx'
import {
  askable,
  ENTRY,
  OPENED_HERE,
  OPERATION_LIST,
  useOperationFilters,
} from './admin-operation-filters.tsx'
import './admin-log.css'

export function AdminOperationLogPage() {
  const texts = useTexts('console/log/operations')
  const operationSentence = useOperationSentence()
  const list = useList(OPERATION_LIST)
  const asked = useQuery(operationPageQuery(askable(list.query)))
  const { data } = asked
  const drawer = useDrawer()
  const ids = data?.items.map(({ id }) => id) ?? []
  const at = drawer.id === null ? -1 : ids.indexOf(drawer.id)
  return (
    <div className="log-page">
      <ListPage
        name="operationLog"
        words={texts}
        says={data && texts.says + texts.kept({ days: data.keptDays })}
        list={list}
        asked={asked}
        filters={useOperationFilters(list)}
        buttons={
          <>
            <Permit for="operationLog:verify">
              <ChainCheck onShow={drawer.open} />
            </Permit>
            <Permit for="operationLog:export">
              <ExportButton
                label={texts.export}
                make={(options) => exportOperations(askable(OPERATION_LIST.filtersOf(list.state)), options)}
              />
            </Permit>
          </>
        }
        {...useOperationColumns(({ id }) => drawer.addressOf(id))}
        rowName={operationSentence}
        rowLink={({ id }) => drawer.addressOf(id)}
      />
      {drawer.id !== null && (
        <OperationDrawer
          id={drawer.id}
          previous={at === -1 ? null : (ids[at - 1] ?? null)}
          next={at === -1 ? null : (ids[at + 1] ?? null)}
          onTurn={drawer.turn}
          onClose={drawer.close}
          historyOf={({ module, recordId }) => drawer.historyOf(module, recordId)}
        />
      )}
    </div>
  )
}

/** The entry in the drawer stands in the address: it can be linked to, and going back closes it. */
function useDrawer() {
  const { pathname, state } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const withEntry = (id: number | null) => {
    const query = new URLSearchParams(search)
    if (id === null) query.delete(ENTRY)
    else query.set(ENTRY, String(id))
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return {
    id: wholeNumber(search.get(ENTRY) ?? ''),
    addressOf: (id: number) => withEntry(id),
    open: (id: number) => void navigate(withEntry(id), { state: OPENED_HERE }),
    turn: (id: number) => void navigate(withEntry(id), { replace: true, state }),
    close: () => void (state?.openedHere ? navigate(-1) : navigate(withEntry(null), { replace: true })),
    historyOf: (module: string, recordId: number | null) =>
      `${pathname}?${new URLSearchParams({ module, recordId: String(recordId) })}`,
  }
}
