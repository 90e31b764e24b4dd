// The head of a console page: what it is, and what can be done with all of it.
import type { ReactNode } from 'react'

type Props = { title: ReactNode; says?: ReactNode; children?: ReactNode }

export function PageHead({ title, says, children }: Props) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {says && <p>{says}</p>}
      </div>
      {children && <div className="page-head-actions">{children}</div>}
    </header>
  )
}
