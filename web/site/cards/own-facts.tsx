// What a record says to the fields that the owner added to its kind.
import type { ShownSpec } from '#contract/products/product-card.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type Localized, LocalText, langOf } from '#web/ui/local-text.tsx'
import { differs, FactValue, RegionChoice } from './regional.tsx'
import { Stated } from './value.tsx'

type Told = Localized & { facts: readonly ShownSpec[] }

/** The rows of a list of facts that a page has anyway; `brief`: as one of many in a list. */
export function OwnFacts({ of, brief = false }: { of: Told; brief?: boolean }) {
  const { choose } = useTexts('site/parts').regions
  const facts = of.facts.map((fact, at) => (
    <div key={fact.name}>
      <dt>
        <LocalText of={of} path={`facts.${at}.name`} />
      </dt>
      <dd lang={langOf(of, `facts.${at}.value`)}>
        <FactValue of={fact} brief={brief} langAt={(part) => langOf(of, `facts.${at}.${part}`)} />
        {fact.conditions && (
          <small lang={langOf(of, `facts.${at}.conditions`)}>
            <Stated metric={fact.conditions} us={fact.usConditions} />
          </small>
        )}
      </dd>
    </div>
  ))
  if (brief || !differs(of.facts)) return facts
  return (
    <>
      {facts}
      <div>
        <dt>{choose}</dt>
        <dd>
          <RegionChoice />
        </dd>
      </div>
    </>
  )
}
