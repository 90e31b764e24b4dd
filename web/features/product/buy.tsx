// The summary beside the gallery: model, name, the first facts, and how to ask.
import type { Product } from '#contract/products/product.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { KeySpecs } from '#web/site/cards/key-specs.tsx'
import { ByRegion, RegionChoice } from '#web/site/cards/regional.tsx'
import { SideFacts } from '#web/site/cards/side-facts.tsx'
import { later } from '#web/site/later/later.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { mailTo, telephone } from '#web/site/links/reach.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { PickBox } from '#web/site/tray/pick.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { DataSheet } from './data-sheet.tsx'

const LaterShare = later(async () => (await import('#web/site/share/share.tsx')).Share, 'share-room')

/** `downloads`: there is something to download on the page. */
export function Buy({ product, downloads }: { product: Product; downloads: boolean }) {
  const { site } = useShell()
  const texts = useTexts('site/product/product')
  const frame = useTexts('site/frame')
  return (
    <aside className="buy" aria-label={texts.summary}>
      <Ended product={product} />
      <CopyModel key={product.id} model={product.productModel} />
      <h1 lang={langOf(product, 'productName')}>
        <HeadWords text={product.productName} />
      </h1>
      <p className="lede" lang={langOf(product, 'summary')}>
        {product.summary}
      </p>
      <KeySpecs of={product} className="glance" />
      <SideFacts of={product} beside={product.keySpecs} />
      <Price product={product} />
      <div className="buy-actions">
        <SiteLink className="button wide" to={addresses.enquiry(product.id)}>
          {texts.ask}
          <Icon name="arrow" />
        </SiteLink>
        {product.status === 'active' && <PickBox product={product} className="pick wide" />}
        <DataSheet product={product} className="button outline wide" />
        {downloads && (
          <SiteLink className="link" to={{ hash: 'downloads' }} replace>
            {texts.toDownloads}
          </SiteLink>
        )}
      </div>
      <ul className="buy-reach">
        <li>
          <a href={telephone(site.phone)} aria-label={`${texts.call} ${site.phone}`}>
            <Icon name="phone" />
            <span className="num">{site.phone}</span>
          </a>
        </li>
        <li>
          <a href={mailTo(site.email, subjectOf(product))}>
            <Icon name="mail" />
            {site.email}
          </a>
        </li>
        <li>
          <SiteLink to={addresses.dealersOf(product.productTypeId)}>
            <Icon name="pin" />
            {frame.dealers}
          </SiteLink>
        </li>
      </ul>
      <p className="buy-note">{texts.askNote}</p>
      <LaterShare title={subjectOf(product)} path={product.address} compact />
    </aside>
  )
}

/** What it costs to go by, also where it costs something else. */
function Price({ product }: { product: Product }) {
  const { regionalPrices } = product
  const price = product.price ? <LocalText of={product} path="price" /> : null
  if (regionalPrices.length === 0) return price && <p className="buy-price">{price}</p>
  return (
    <div className="buy-price">
      <ByRegion
        everywhere={price}
        regions={regionalPrices.map(({ region, name, price: says }, at) => ({
          ...{ region, name, says },
          lang: langOf(product, `regionalPrices.${at}.price`),
        }))}
      />
      <RegionChoice />
    </div>
  )
}

/** Says that it is no longer made, and what to take instead. */
function Ended({ product: { status, replacement } }: { product: Product }) {
  const texts = useTexts('site/product/product')
  if (status === 'active') return null
  return (
    <div className="ended" role="note">
      <b>{texts.ended}</b>
      {replacement ? (
        <SiteLink className="ended-next" to={replacement.address}>
          <span className="plate">
            {replacement.cover && <Picture of={replacement.cover} alt="" sizes="5rem" ratio={[1, 1]} />}
          </span>
          <span>
            <small>{texts.replacedBy}</small>
            <b>{replacement.productModel}</b>
            <LocalText of={replacement} path="productName" />
          </span>
          <Icon name="arrow" />
        </SiteLink>
      ) : (
        <p>{texts.endedAlone}</p>
      )}
    </div>
  )
}

/** On narrow screens the way to ask stays at the foot of the window. */
export function BuyBar({ product }: { product: Product }) {
  const { site } = useShell()
  const texts = useTexts('site/product/product')
  return (
    <div className="buy-bar">
      <p>
        <b>{product.productModel}</b>
        <span>
          <LocalText of={product} path="productName" />
        </span>
      </p>
      <a className="icon-button" href={telephone(site.phone)} aria-label={`${texts.call} ${site.phone}`}>
        <Icon name="phone" />
      </a>
      <SiteLink className="button" to={addresses.enquiry(product.id)}>
        {texts.askShort}
      </SiteLink>
    </div>
  )
}

/** What a letter about the product is headed. */
export const subjectOf = (product: Product) => `${product.productModel} ${product.productName}`.trim()

function CopyModel({ model }: { model: string }) {
  const texts = useTexts('site/product/product')
  if (model === '') return null
  return (
    <p className="model">
      {model}
      <button className="copy-model" type="button" aria-label={texts.copy({ model })} data-copy={model}>
        <Icon name="copy" />
        <Icon name="check" />
      </button>
      <span className="copy-said" role="status" data-said={texts.copied} suppressHydrationWarning>
        {''}
      </span>
    </p>
  )
}
