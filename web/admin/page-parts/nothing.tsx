// An empty list: what is missing, and the way out of it.
import type { ReactNode } from 'react'

export function Nothing({ title, says, children }: { title: string; says?: string; children?: ReactNode }) {
  return (
    <div className="nothing">
      <strong>{title}</strong>
      {says && <p>{says}</p>}
      {children}
    </div>
  )
}
