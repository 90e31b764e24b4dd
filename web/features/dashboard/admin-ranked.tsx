// A short list of what was counted most: a name, its number, and a bar that compares it with the first.
import type { CSSProperties, ReactNode } from 'react'
import { thousands } from '#web/ui/number-format.ts'

export type RankedRow = { key: string; name: ReactNode; times: number }

export function RankedList({ rows }: { rows: readonly RankedRow[] }) {
  const most = Math.max(...rows.map(({ times }) => times), 1)
  return (
    <ol className="dash-ranked">
      {rows.map(({ key, name, times }) => (
        <li key={key} style={{ '--share': times / most } as CSSProperties}>
          <span>{name}</span>
          <data value={times}>{thousands(times)}</data>
        </li>
      ))}
    </ol>
  )
}
