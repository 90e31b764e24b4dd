// The facts of a record in a list, in small type beside each other.
import { OwnFacts } from '#web/site/cards/own-facts.tsx'
import type { OwnCard } from './read.ts'

export function FactLine({ of }: { of: OwnCard }) {
  if (of.facts.length === 0) return null
  return (
    <dl className="own-line">
      <OwnFacts of={of} brief />
    </dl>
  )
}
