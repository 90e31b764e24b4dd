// The columns of the list of a declared kind: what a record is called, the fields that the kind names, and when it changed.
import { FireOutlined, PushpinOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import type { ContentState } from '#contract/content/content.ts'
import { textIn } from '#contract/fields/walk.ts'
import type { KindWords } from '#contract/kinds/words.ts'
import { FALLBACK } from '#contract/languages/language-codes.ts'
import { countryName } from '#contract/places/country-names.ts'
import { isMeasure, writeMeasure } from '#contract/quantities/measure.ts'
import type { Columns, ListColumn, Width } from '#web/admin/list/list-columns.ts'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { TypeName } from '#web/admin/product-types/type-name.tsx'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { textIn as inLanguage } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import type { ConsoleKind, StaffRecord } from './admin-api.ts'
import { formsOf } from './kind-addresses.ts'
import { useOwnColumns } from './own-columns.ts'
import { optionName } from './use-editor-kind.tsx'
import '#web/admin/records/records.css'
import { RouterLink } from '#web/ui/router-link.tsx'

const NUMBERS: ReadonlySet<string> = new Set(['wholeNumber', 'quantity', 'range'])

type Named = { nameOf: (row: StaffRecord) => string }

export function useKindColumns(kind: ConsoleKind, words: KindWords): Columns<StaffRecord> & Named {
  const language = useLanguage()
  const { yes } = useTexts('console/editor/parts').shownChange
  const { title, cover, list } = kind
  const { line, pinned, note } = list
  // What the list begins ordered by is what its records are known by, and the last to go.
  const knownBy = list.columns.find(({ field }) => list.sort.replace('-', '') === field)?.field
  const common = useRecordColumns(knownBy === undefined ? 'middling' : 'roomy')
  const own = useOwnColumns(kind.kind)
  const nameOf = (row: StaffRecord) => inLanguage(textIn(row[title]), language) || words.unnamed
  const cell = (row: StaffRecord, name: string): string => {
    const value = row[name]
    const field = kind.fields[name]
    const type = field?.type
    if (type === 'words') return inLanguage(textIn(value), language)
    if (type === 'choice') return optionName(words, name, value) ?? ''
    if (type === 'flag') return value === true ? yes : ''
    if (field?.type === 'plain' && field.form === 'country') return countryName(String(value), language)
    if (isMeasure(value)) return writeMeasure(value, FALLBACK)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  /** Of several pictures rows have the first, as `cover`. */
  const coverOf = (row: StaffRecord) => {
    const key = kind.fields[cover ?? '']?.type === 'pictures' ? row.cover : row[cover ?? '']
    return typeof key === 'string' ? key : null
  }
  const lineOf = (row: StaffRecord, name: string) => cell(row, name) || words.blank?.[name]
  const noteOf = (row: StaffRecord, name: string) => {
    const field = kind.fields[name]
    return field?.type === 'choice' && row[name] !== field.first ? ` · ${cell(row, name)}` : ''
  }
  return {
    nameOf,
    main: {
      ...(line !== undefined && list.sorts.includes(line) ? { key: line, sort: true } : { key: title }),
      title: words.name,
      cell: (row, folded) => (
        <RecordName
          {...(cover !== undefined && { cover: coverOf(row) })}
          to={`${formsOf(kind)}/${row.id}`}
          title={nameOf(row)}
          line={
            <>
              {line !== undefined && lineOf(row, line)}
              {note !== undefined && noteOf(row, note)}
              {pinned !== undefined && row[pinned] === true && (
                <Mark field={pinned} description={words.fields[pinned] ?? pinned} />
              )}
            </>
          }
          folded={folded}
        />
      ),
    },
    columns: [
      ...underColumn(kind, words),
      ...list.columns.map(
        ({ field, ...column }, at): ListColumn<StaffRecord> => ({
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
      ...own,
      ...common,
    ],
  }
}

/** What a record stands under. */
function underColumn({ under }: ConsoleKind, words: KindWords): ListColumn<StaffRecord>[] {
  if (!under?.field) return []
  const { name } = under
  const idOf = (row: StaffRecord) => (typeof row[name] === 'number' ? row[name] : null)
  return [
    {
      // Saved views and people's choices of columns know it by this name.
      key: 'type',
      title: words.fields[name] ?? name,
      from: 'roomy',
      width: 200,
      ellipsis: true,
      cell: (row) =>
        idOf(row) === null ? (
          <span className="missing-mark">{words.blank?.[name]}</span>
        ) : (
          <TypeName id={idOf(row)} />
        ),
      folded: (row) => idOf(row) !== null && <TypeName id={idOf(row)} />,
    },
  ]
}

/** Tells that a record stands before all others, or among the popular ones. */
const Mark = ({ field, description }: { field: string; description: string }) => {
  const MarkIcon = field === 'hot' ? FireOutlined : PushpinOutlined
  return (
    <Tooltip title={description}>
      <MarkIcon aria-label={description} className="pinned-mark" />
    </Tooltip>
  )
}

type Row = { state: ContentState; updateTime: string; createTime: string }

/** `updatedFrom`: where there is room for when a record was changed, beside the columns of its kind. */
function useRecordColumns(updatedFrom: Width = 'middling'): ListColumn<Row>[] {
  const texts = useTexts('console/list/record-list')
  const time = { width: 156, sort: true, folded: false } as const
  return [
    {
      key: 'state',
      title: texts.state,
      width: 190,
      cell: ({ state }) => <RecordStateWord state={state} />,
    },
    timeColumn('updateTime', texts.updated, { ...time, from: updatedFrom }),
    timeColumn('createTime', texts.created, { ...time, from: 'roomy', extra: true }),
  ]
}

/** Kinds that have no picture say nothing of a `cover`. */
type Props = { cover?: string | null; to: string; title: string; line: ReactNode; folded: ReactNode }

function RecordName({ cover, to, title, line, folded }: Props) {
  return (
    <span className="record-name">
      {cover && <img src={imageAddress(cover, 160, [4, 3])} alt="" width={48} height={36} loading="lazy" />}
      {cover === null && <span className="no-cover" />}
      <span>
        <RouterLink to={to} title={title}>
          {title}
        </RouterLink>
        <small>{line}</small>
        {folded}
      </span>
    </span>
  )
}
