// The facts of the fields that the owner added, on pages that have no list of facts of their own.
import type { ComponentProps } from 'react'
import { OwnFacts } from './own-facts.tsx'
import './own-facts.css'

export function OwnFactList({ of }: ComponentProps<typeof OwnFacts>) {
  if (of.facts.length === 0) return null
  return (
    <dl className="own-facts">
      <OwnFacts of={of} />
    </dl>
  )
}
