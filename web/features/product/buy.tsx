// The summary beside the gallery: model, name, the first facts, and how to ask.
import type { Product } from '#contract/product.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/addresses.ts'
import { mailTo, telephone } from '#web/site/reach.ts'
import { useShell } from '#web/site/shell-data.tsx'
import { SiteLink } from '#web/site/site-link.tsx'
import { Value } from '#web/site/value.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { langOf, Said } from '#web/ui/said.tsx'
import { productTexts } from './texts.ts'

export function Buy({ product }: { product: Product }) {
  const { site } = useShell()
  const texts = useTexts(productTexts)
  return (
    <aside className="buy" aria-label={texts.summary}>
      <Ended product={product} />
      <p className="model">{product.productModel}</p>
      <h1 lang={langOf(product, 'productName')}>{product.productName}</h1>
      <p className="lede" lang={langOf(product, 'summary')}>
        {product.summary}
      </p>
      {product.keySpecs.length > 0 && (
        <dl className="glance">
          {product.keySpecs.map((fact, at) => (
            <div key={fact.name}>
              <dt>
                <Said of={product} path={`keySpecs.${at}.name`} />
              </dt>
              <dd lang={langOf(product, `keySpecs.${at}.value`)}>
                <Value of={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="buy-actions">
        <a className="button wide" href={mailTo(site.email, subjectOf(product))}>
          {texts.ask}
          <Icon name="arrow" />
        </a>
        <a className="button outline wide" href={telephone(site.phone)}>
          <Icon name="phone" />
          <span className="num">{site.phone}</span>
        </a>
      </div>
      <p className="buy-note">{texts.askNote}</p>
    </aside>
  )
}

/** Says that it is no longer made, and what to take instead. */
function Ended({ product: { status, replacement } }: { product: Product }) {
  const texts = useTexts(productTexts)
  if (status === 'active') return null
  return (
    <div className="ended" role="note">
      <b>{texts.ended}</b>
      <p>
        {replacement ? (
          <>
            {texts.replacedBy}{' '}
            <SiteLink to={addresses.product(replacement.id)}>
              {replacement.productModel} <Said of={replacement} path="productName" />
            </SiteLink>
          </>
        ) : (
          texts.endedAlone
        )}
      </p>
    </div>
  )
}

/** On narrow screens the way to ask stays at the foot of the window. */
export function BuyBar({ product }: { product: Product }) {
  const { site } = useShell()
  const texts = useTexts(productTexts)
  return (
    <div className="buy-bar">
      <p>
        <b>{product.productModel}</b>
        <span>
          <Said of={product} path="productName" />
        </span>
      </p>
      <a className="icon-button" href={telephone(site.phone)} aria-label={`${texts.call} ${site.phone}`}>
        <Icon name="phone" />
      </a>
      <a className="button" href={mailTo(site.email, subjectOf(product))}>
        {texts.askShort}
      </a>
    </div>
  )
}

/** What a letter about the product is headed. */
export const subjectOf = (product: Product) => `${product.productModel} ${product.productName}`.trim()
