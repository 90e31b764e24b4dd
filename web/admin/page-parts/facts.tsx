// What is known of something, each fact under its name.
import type { ReactNode } from 'react'

/** What it is called and what it is; one without anything is left out. */
export type Fact = readonly ReactNode[] | '' | null | false

export function Facts({ className, facts }: { className: string; facts: readonly Fact[] }) {
  return (
    <dl className={className}>
      {facts.map(
        (fact) =>
          fact &&
          fact[1] !== '' && (
            <div key={String(fact[0])}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
