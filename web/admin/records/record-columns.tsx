// The columns that every list of records ends with.
import type { ContentState } from '#contract/content/content.ts'
import type { ListColumn, Width } from '#web/admin/list/list-columns.ts'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'

type Row = { state: ContentState; updateTime: string; createTime: string }

/** `updatedFrom`: where there is room for when a record was changed, beside the columns of its kind. */
export function useRecordColumns(updatedFrom: Width = 'middling'): ListColumn<Row>[] {
  const texts = useTexts('console/list/record-list')
  return [
    {
      key: 'state',
      title: texts.state,
      width: 190,
      cell: ({ state }) => <RecordStateWord state={state} />,
    },
    {
      key: 'updateTime',
      title: texts.updated,
      from: updatedFrom,
      width: 156,
      sort: true,
      cell: ({ updateTime }) => <TimePassed time={updateTime} />,
      folded: false,
    },
    {
      key: 'createTime',
      title: texts.created,
      from: 'roomy',
      extra: true,
      width: 156,
      sort: true,
      cell: ({ createTime }) => <TimePassed time={createTime} />,
      folded: false,
    },
  ]
}
