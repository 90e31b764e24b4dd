// What a record says to the fields that the owner added to its kind.
import type { ShownSpec } from '#contract/products/product-card.ts'
import { type Localized, LocalText, langOf } from '#web/ui/local-text.tsx'
import { Stated, Value } from './value.tsx'

type RowsProps = {
  of: Localized
  facts: readonly ShownSpec[]
  /** Where they stand in the record. */
  path: 'facts' | 'side'
  but?: (fact: ShownSpec) => boolean
}

/** The rows of a list of facts. */
export const FactRows = ({ of, facts, path, but }: RowsProps) =>
  facts.map((fact, at) =>
    but?.(fact) ? null : (
      <div key={fact.name}>
        <dt>
          <LocalText of={of} path={`${path}.${at}.name`} />
        </dt>
        <dd lang={langOf(of, `${path}.${at}.value`)}>
          <Value of={fact} />
          {fact.conditions && (
            <small lang={langOf(of, `${path}.${at}.conditions`)}>
              <Stated metric={fact.conditions} us={fact.usConditions} />
            </small>
          )}
        </dd>
      </div>
    ),
  )

/** The rows of a list of facts that a page has anyway. */
export const OwnFacts = ({ of }: { of: Localized & { facts: readonly ShownSpec[] } }) => (
  <FactRows of={of} facts={of.facts} path="facts" />
)
