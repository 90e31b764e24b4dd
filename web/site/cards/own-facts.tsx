// What a record says to the fields that the owner added to its kind.
import type { ShownSpec } from '#contract/products/product-card.ts'
import { type Localized, LocalText, langOf } from '#web/ui/local-text.tsx'
import { FactValue } from './fact-value.tsx'
import { Stated } from './value.tsx'

type Told = Localized & { facts: readonly ShownSpec[] }

/** The rows of a list of facts that a page has anyway. */
export const OwnFacts = ({ of }: { of: Told }) =>
  of.facts.map((fact, at) => (
    <div key={fact.name}>
      <dt>
        <LocalText of={of} path={`facts.${at}.name`} />
      </dt>
      <dd lang={langOf(of, `facts.${at}.value`)}>
        <FactValue of={of} path={`facts.${at}`} fact={fact} />
        {fact.conditions && (
          <small lang={langOf(of, `facts.${at}.conditions`)}>
            <Stated metric={fact.conditions} us={fact.usConditions} />
          </small>
        )}
      </dd>
    </div>
  ))
