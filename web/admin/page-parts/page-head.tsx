// The head of a console page: what it is, and what can be done with all of it.
import type { ReactNode } from 'react'

type Props = { title: ReactNode; description?: ReactNode; children?: ReactNode }

export function PageHead({ title, description, children }: Props) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {description && <p>{description}</p>}
      </div>
      {children && <div className="page-head-actions">{children}</div>}
    </header>
  )
}
