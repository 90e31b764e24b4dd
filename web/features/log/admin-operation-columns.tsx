// The columns of the operation log.
import type { ReactNode } from 'react'
import type { OperationEntry } from '#contract/monitoring/log.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { TimeCell } from '#web/admin/list/time-cell.tsx'
import { useRecordLink } from '#web/admin/page-parts/record-link.ts'
import { moduleName, useOperationSentence } from '#web/admin/shown-values/operation-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { OPENED_HERE } from './admin-operation-filters.tsx'

/** `addressOf` answers where an entry is opened. */
export function useOperationColumns(addressOf: (entry: OperationEntry) => string): Columns<OperationEntry> {
  const texts = useTexts('console/log/operations')
  const words = useTexts('console/frame/operations')
  const language = useLanguage()
  const operationSentence = useOperationSentence()
  return {
    main: {
      key: 'action',
      title: texts.action,
      cell: (entry, folded) => (
        <span className="log-name">
          <RouterLink to={addressOf(entry)} state={OPENED_HERE}>
            {operationSentence(entry)}
          </RouterLink>
          {folded}
        </span>
      ),
    },
    columns: [
      { key: 'person', title: texts.person, width: 140, cell: (entry) => <Who entry={entry} /> },
      { key: 'outcome', title: texts.outcome, width: 150, cell: (entry) => <OutcomeWord entry={entry} /> },
      {
        key: 'module',
        title: texts.module,
        width: 130,
        extra: true,
        folded: false,
        cell: ({ module }) => moduleName(module, words, language),
      },
      {
        key: 'record',
        title: texts.record,
        from: 'roomy',
        width: 190,
        cell: (entry) => <RecordCell entry={entry} />,
        // The name stands in the sentence above.
        folded: (entry) => <RecordCell entry={entry} description={texts.openRecord} />,
      },
      {
        key: 'address',
        title: texts.address,
        from: 'roomy',
        width: 140,
        folded: false,
        cell: ({ address }) => <span className="log-code">{address}</span>,
      },
      {
        key: 'duration',
        title: texts.duration,
        from: 'roomy',
        width: 110,
        align: 'end',
        extra: true,
        folded: false,
        cell: ({ duration }) => <Duration ms={duration} />,
      },
      {
        key: 'request',
        title: texts.request,
        from: 'roomy',
        extra: true,
        ellipsis: true,
        folded: false,
        cell: ({ requestId }) => <span className="log-code">{requestId}</span>,
      },
      {
        key: 'time',
        title: texts.time,
        width: 170,
        sort: true,
        cell: ({ time }) => <TimeCell time={time} />,
      },
    ],
  }
}

/** The person, and the program that did it in their name. */
export function Who({ entry: { username, program } }: { entry: OperationEntry }) {
  const texts = useTexts('console/log/operations')
  return (
    <span className="log-person">
      <bdi>{username}</bdi>
      {program && <small>{texts.program({ name: program })}</small>}
    </span>
  )
}

const OUTCOME_STATES = { success: 'published', refused: 'refused', fault: 'failed' }

/** What became of it, with the code of a refusal or a fault. */
export function OutcomeWord({ entry: { outcome } }: { entry: Pick<OperationEntry, 'outcome'> }) {
  const texts = useTexts('console/log/operations')
  const kind = outcome === 200 ? 'success' : outcome >= 500 ? 'fault' : 'refused'
  return (
    <span className="log-outcome">
      <span className="state-word" data-state={OUTCOME_STATES[kind]}>
        {texts.outcomes[kind]}
      </span>
      {kind !== 'success' && <small>{outcome}</small>}
    </span>
  )
}

export const Duration = ({ ms }: { ms: number }) => <span className="log-figure">{thousands(ms)} ms</span>

/** The record by the name it had then; leads to it where it has a page. With `says` it is only the way there. */
function RecordCell({ entry, description }: { entry: OperationEntry; description?: string }): ReactNode {
  const texts = useTexts('console/log/operations')
  const link = useRecordLink()(entry)
  if (entry.recordId === null || (description !== undefined && !link)) return null
  const name = entry.recordName || `${texts.recordNumber} ${entry.recordId}`
  const shown = description ?? <bdi>{name}</bdi>
  if (!link) return <span className="log-record">{shown}</span>
  return (
    <RouterLink to={link} aria-label={`${texts.openRecord}: ${name}`} className="log-record">
      {shown}
    </RouterLink>
  )
}
