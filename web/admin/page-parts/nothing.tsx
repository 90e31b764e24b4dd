// An empty list: what is missing, and the way out of it.
import type { ReactNode } from 'react'

export function Nothing({
  title,
  description,
  children,
}: {
  title: string
  description?: string
  children?: ReactNode
}) {
  return (
    <div className="nothing">
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      {children}
    </div>
  )
}
