// An icon with a number on it: how much of something waits.
import type { ReactNode } from 'react'
import './counted.css'

/** More is written so. */
const MOST = 99

type Props = { count: number; children: ReactNode }

/** The number is decoration: what it stands on says it in words. */
export function Counted({ count, children }: Props) {
  return (
    <span className="counted">
      {children}
      {count > 0 && (
        <sup className="counted-number" aria-hidden="true">
          {count > MOST ? `${MOST}+` : count}
        </sup>
      )}
    </span>
  )
}
