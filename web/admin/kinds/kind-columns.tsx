// The columns of the list of a declared kind: what a record is called, the fields that the kind names, and when it changed.
import { textIn } from '#contract/fields/walk.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { useRecordColumns } from '#web/admin/records/record-columns.tsx'
import { RecordName } from '#web/admin/records/record-name.tsx'
import { textIn as inLanguage } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import type { ConsoleKind, StaffRow } from './admin-api.ts'

type Columns = {
  main: MainColumn<StaffRow>
  columns: ListColumn<StaffRow>[]
  nameOf: (row: StaffRow) => string
}

export function useKindColumns(kind: ConsoleKind, words: KindWords): Columns {
  const language = useLanguage()
  const common = useRecordColumns()
  const { title, cover, list } = kind
  const { line } = list
  const nameOf = (row: StaffRow) => inLanguage(textIn(row[title]), language) || words.unnamed
  const cell = (row: StaffRow, name: string) => shown(kind, name, row[name], language)
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
          cover={coverOf(row)}
          to={`/webSystemManage/${kind.page}/${row.id}`}
          title={nameOf(row)}
          line={line === undefined ? null : cell(row, line)}
          folded={folded}
        />
      ),
    },
    columns: [
      ...list.columns.map(
        ({ field, ...column }, at): ListColumn<StaffRow> => ({
          key: field,
          title: words.columns?.[field] ?? words.fields[field] ?? field,
          from: 'roomy',
          ellipsis: true,
          sort: list.sorts.includes(field),
          // On a phone the first of them says enough.
          ...(at > 0 && { folded: false as const }),
          ...column,
          cell: (row) => cell(row, field),
        }),
      ),
      ...common,
    ],
  }
}

/** A value in a cell, by the type of its field. */
function shown({ fields }: ConsoleKind, name: string, value: unknown, language: Language): string {
  if (fields[name]?.type === 'words') return inLanguage(textIn(value), language)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
