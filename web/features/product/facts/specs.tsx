// The table of facts: what is asked, the value with its unit, below it where it holds; in the groups of an engineer.
import type { Product } from '#contract/products/product.ts'
import { writeMeasure } from '#contract/quantities/measure.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { FactValue } from '#web/site/cards/fact-value.tsx'
import { Stated, Value } from '#web/site/cards/value.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'

const FACTS = ['weight', 'ambient'] as const

/** Whether the table of a product has a row. */
export const hasSpecs = (product: Product) =>
  product.specs.length > 0 || FACTS.some((fact) => product[fact] !== null)

export function Specs({ product }: { product: Product }) {
  const texts = useTexts('site/product/product')
  const language = useLanguage()
  // What the table says under the same name is not repeated.
  const isThere = (name: string) => product.specs.some(({ rows }) => rows.some((row) => row.name === name))
  const facts = FACTS.flatMap((fact) => {
    const measure = product[fact]
    if (!measure || isThere(texts[fact])) return []
    const us = product.usMeasures[fact]
    return [
      {
        fact,
        value: {
          value: writeMeasure(measure, language),
          unit: '',
          us: us === null ? null : { value: us, unit: '' },
        },
      },
    ]
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={texts.specTable}>
      <table className="specs">
        {product.specs.map((group, at) => (
          <tbody key={group.title}>
            {group.title && (
              <tr className="group">
                <th colSpan={2} scope="rowgroup" lang={langOf(product, `specs.${at}.title`)}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map((row, place) => (
              <tr key={row.name}>
                <th scope="row">
                  <LocalText of={product} path={`specs.${at}.rows.${place}.name`} />
                </th>
                <td lang={langOf(product, `specs.${at}.rows.${place}.value`)}>
                  <FactValue of={product} path={`specs.${at}.rows.${place}`} fact={row} />
                  {row.conditions && (
                    <small lang={langOf(product, `specs.${at}.rows.${place}.conditions`)}>
                      <Stated metric={row.conditions} us={row.usConditions} />
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
        {facts.length > 0 && (
          <tbody>
            <tr className="group">
              <th colSpan={2} scope="rowgroup">
                {texts.facts}
              </th>
            </tr>
            {facts.map(({ fact, value }) => (
              <tr key={fact}>
                <th scope="row">{texts[fact]}</th>
                <td>
                  <Value of={value} />
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      {product.notFor && (
        <p className="not-for">
          <b>{texts.notFor}</b> <LocalText of={product} path="notFor" />
        </p>
      )}
    </section>
  )
}
