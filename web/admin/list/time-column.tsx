// A column of a list that shows a time of the row as it has passed since.
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import type { ListColumn } from './list-columns.ts'

export const timeColumn = <Field extends string>(
  key: Field,
  title: string,
  more: Partial<ListColumn<Record<Field, string | null>>> = {},
): ListColumn<Record<Field, string | null>> => ({
  ...{ key, title, width: 132, folded: false },
  cell: ({ [key]: time }) => time && <TimePassed time={time} />,
  ...more,
})
