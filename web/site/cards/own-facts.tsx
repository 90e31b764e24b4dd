// What a record says to the fields that the owner added to its kind.
import type { ShownSpec } from '#contract/products/product-card.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type Localized, LocalText, langOf } from '#web/ui/local-text.tsx'
import { FactValue } from './fact-value.tsx'
import { differs, RegionChoice } from './regional.tsx'
import { Stated } from './value.tsx'

type Told = Localized & { facts: readonly ShownSpec[] }
type RowsProps = {
  of: Localized
  facts: readonly ShownSpec[]
  /** Where they stand in the record. */
  path: 'facts' | 'side'
  /** As one of many in a list. */
  brief?: boolean
  but?: (fact: ShownSpec) => boolean
}

/** The rows of a list of facts. */
export const FactRows = ({ of, facts, path, brief = false, but }: RowsProps) =>
  facts.map((fact, at) =>
    but?.(fact) ? null : (
      <div key={fact.name}>
        <dt>
          <LocalText of={of} path={`${path}.${at}.name`} />
        </dt>
        <dd lang={langOf(of, `${path}.${at}.value`)}>
          <FactValue of={of} path={`${path}.${at}`} fact={fact} brief={brief} />
          {fact.conditions && (
            <small lang={langOf(of, `${path}.${at}.conditions`)}>
              <Stated metric={fact.conditions} us={fact.usConditions} />
            </small>
          )}
        </dd>
      </div>
    ),
  )

/** The rows of a list of facts that a page has anyway; `brief`: as one of many in a list. */
export function OwnFacts({ of, brief = false }: { of: Told; brief?: boolean }) {
  const { choose } = useTexts('site/parts').regions
  const rows = <FactRows of={of} facts={of.facts} path="facts" brief={brief} />
  if (brief || !differs(of.facts)) return rows
  return (
    <>
      {rows}
      <div>
        <dt>{choose}</dt>
        <dd>
          <RegionChoice />
        </dd>
      </div>
    </>
  )
}
