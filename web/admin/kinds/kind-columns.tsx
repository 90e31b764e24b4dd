// The columns of the list of a declared kind: what a record is called, the fields that the kind names, and when it changed.
import { PushpinOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { textIn } from '#contract/fields/walk.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import { isMeasure, writeMeasure } from '#contract/quantities/measure.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { useRecordColumns } from '#web/admin/records/record-columns.tsx'
import { RecordName } from '#web/admin/records/record-name.tsx'
import { textIn as inLanguage } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { ConsoleKind, StaffRow } from './admin-api.ts'
import { formsOf } from './kind-addresses.ts'
import { optionName } from './use-editor-kind.ts'

const NUMBERS: ReadonlySet<string> = new Set(['wholeNumber', 'quantity', 'range'])

type Columns = {
  main: MainColumn<StaffRow>
  columns: ListColumn<StaffRow>[]
  nameOf: (row: StaffRow) => string
}

export function useKindColumns(kind: ConsoleKind, words: KindWords): Columns {
  const language = useLanguage()
  const { yes } = useTexts('console/editor/parts').shownChange
  const { title, cover, list } = kind
  const { line, pinned } = list
  // What the list begins ordered by is what its records are known by, and the last to go.
  const knownBy = list.columns.find(({ field }) => list.sort.replace('-', '') === field)?.field
  const common = useRecordColumns(knownBy === undefined ? 'middling' : 'roomy')
  const nameOf = (row: StaffRow) => inLanguage(textIn(row[title]), language) || words.unnamed
  const cell = (row: StaffRow, name: string): string => {
    const value = row[name]
    const type = kind.fields[name]?.type
    if (type === 'words') return inLanguage(textIn(value), language)
    if (type === 'choice') return optionName(words, name, value) ?? ''
    if (type === 'flag') return value === true ? yes : ''
    if (isMeasure(value)) return writeMeasure(value, language)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const coverOf = (row: StaffRow) => {
    const key = cover === undefined ? null : row[cover]
    return typeof key === 'string' ? key : null
  }
  return {
    nameOf,
    main: {
      key: title,
      title: words.name,
      cell: (row, folded) => (
        <RecordName
          {...(cover !== undefined && { cover: coverOf(row) })}
          to={`${formsOf(kind)}/${row.id}`}
          title={nameOf(row)}
          line={
            <>
              {line !== undefined && cell(row, line)}
              {pinned !== undefined && row[pinned] === true && <Pin says={words.fields[pinned] ?? pinned} />}
            </>
          }
          folded={folded}
        />
      ),
    },
    columns: [
      ...list.columns.map(
        ({ field, ...column }, at): ListColumn<StaffRow> => ({
          key: field,
          title: words.columns?.[field] ?? words.fields[field] ?? field,
          ...(field !== knownBy && { from: 'roomy', ellipsis: true }),
          sort: list.sorts.includes(field),
          // On a phone the first of them says enough.
          ...(at > 0 && { folded: false as const }),
          ...(NUMBERS.has(kind.fields[field]?.type ?? '') && { align: 'end' }),
          ...column,
          cell: (row) => cell(row, field),
        }),
      ),
      ...common,
    ],
  }
}

/** Tells that a record stands before all others. */
const Pin = ({ says }: { says: string }) => (
  <Tooltip title={says}>
    <PushpinOutlined aria-label={says} className="pinned-mark" />
  </Tooltip>
)
