// The panel under "Products": every category with its picture and its children, made from what the server embedded.
import type { ProductType } from '#contract/products/product-type.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { childrenOf, topLevel } from './catalog.ts'
import { useShell } from './shell-data.tsx'

/** Columns that leave no group alone in its row. */
const columnsFor = (groups: number) => (groups === 4 ? 2 : Math.min(3, Math.max(1, groups)))

export function MegaPanel() {
  const { types } = useShell()
  const texts = useTexts('site/frame')
  const groups = topLevel(types)
  return (
    <div className="mega">
      <div className="wrap mega-grid" data-columns={columnsFor(groups.length)}>
        <div className="mega-groups">
          {groups.map((type) => (
            <Group key={type.id} type={type} below={childrenOf(types, type.id)} />
          ))}
        </div>
        <p className="mega-all">
          <ArrowLink to={addresses.products}>{texts.allProducts}</ArrowLink>
          <ArrowLink to={addresses.hotProducts}>{texts.hotProducts}</ArrowLink>
        </p>
        <Advice cover={types.findLast((type) => type.productTypeLevel !== '0' && type.cover)} />
      </div>
    </div>
  )
}

function Group({ type, below }: { type: ProductType; below: ProductType[] }) {
  const to = type.address
  return (
    <section className="mega-group">
      <SiteLink to={to} tabIndex={-1} aria-hidden="true">
        <div className="plate">
          {type.cover && <Picture of={type.cover} alt="" sizes="88px" ratio={[1, 1]} />}
        </div>
      </SiteLink>
      <div>
        <p className="mega-title">
          <SiteLink to={to}>
            <LocalText of={type} path="productTypeName" />
          </SiteLink>
        </p>
        <ul>
          {below.map((child) => (
            <li key={child.id}>
              <SiteLink to={child.address}>
                <LocalText of={child} path="productTypeName" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Advice({ cover }: { cover: ProductType | undefined }) {
  const texts = useTexts('site/frame')
  return (
    <div className="mega-side">
      {cover?.cover && (
        <div className="plate wide">
          <Picture of={cover.cover} alt="" sizes="320px" ratio={[16, 9]} />
        </div>
      )}
      <p className="mega-title">{texts.unsure}</p>
      <p>{texts.unsureText}</p>
      <ArrowLink to={addresses.ask}>{texts.unsureLink}</ArrowLink>
    </div>
  )
}
