// What is ordered with a product by its number, and the earlier models that it takes the place of.
import type { Product } from '#contract/products/product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PickBox } from '#web/site/tray/pick.tsx'
import { formatMonth } from '#web/ui/day.tsx'
import { LocalText } from '#web/ui/local-text.tsx'

const ROLES = ['accessory', 'spare'] as const

/** Each is asked for by its number, in the line of the product that it belongs to. */
export function Parts({ product }: { product: Product }) {
  const texts = useTexts('site/product/facts')
  const product_ = useTexts('site/product/product')
  return ROLES.map((role) => {
    const own = product.parts.flatMap((part, at) => (part.role === role ? [{ ...part, at }] : []))
    if (own.length === 0) return null
    return (
      <div className="parts" key={role}>
        <h3>{texts.roles[role]}</h3>
        <ul>
          {own.map(({ number, at }) => (
            <li key={at}>
              <LocalText as="span" of={product} path={`parts.${at}.name`} />
              {number && (
                <>
                  <span className="code">{number}</span>
                  <SiteLink
                    className="link"
                    to={addresses.enquiry(product.id, number)}
                    rel="nofollow"
                    aria-label={`${product_.askShort}: ${number}`}
                  >
                    {product_.askShort}
                  </SiteLink>
                  {mayWait(product, number) && <PickBox product={product} code={number} />}
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

/** Whether it may wait in the tray, where commas stand between what was put there. */
const mayWait = ({ status }: Product, number: string) => status === 'active' && !number.includes(',')

/** One line for each earlier model: what was made until when, and what stays the same. */
export function Replaces({ product }: { product: Product }) {
  const texts = useTexts('site/product/facts')
  const language = useLanguage()
  if (product.replaces.length === 0) return null
  return (
    <ul className="replaces">
      {product.replaces.map(({ model, until, note }, at) => (
        <li key={model}>
          <b>{texts.replaces({ model, until: formatMonth(until, language) })}</b>
          {note && <LocalText of={product} path={`replaces.${at}.note`} />}
        </li>
      ))}
    </ul>
  )
}
