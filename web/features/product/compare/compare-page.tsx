// Products beside each other (`/compare?ids=15,16`): only what differs, unless the visitor wants all of it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'
import type { ComparedRow } from '#contract/products/product-compare.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { PaperLink } from '#web/site/cards/paper-link.tsx'
import { RegionalValue } from '#web/site/cards/regional.tsx'
import { Stated } from '#web/site/cards/value.tsx'
import { addresses, comparisonPaper } from '#web/site/links/addresses.ts'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import './compare.css'
import '#web/site/listing/listing.css'

/** What the call takes (`contract/products/product-compare.ts`). */
const MOST = 4
const ID = /^[1-9]\d{0,14}$/

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const given = args.url.searchParams
    .getAll('ids')
    .join(',')
    .split(',')
    .filter((id) => ID.test(id))
  const ids = [...new Set(given)].slice(0, MOST)
  if (ids.length === 0) return { products: [], groups: [], shownIn: undefined }
  const asked = { ids: ids.join(','), lang: door.language() }
  return door.read('/api/web/product/compare', asked, { signal: args.request.signal })
}
type Comparison = Awaited<ReturnType<typeof loader>>

export function Component() {
  const comparison = useLoaderData<typeof loader>()
  const { products, groups } = comparison
  const texts = useTexts('site/compare/compare')
  const site = useTexts('site/frame')
  const language = useLanguage()
  const models = products.map(({ productModel, productName }) => productModel || productName)
  const hidden = groups.flatMap(({ rows }) => rows).filter(({ differs }) => !differs).length
  const list = new Intl.ListFormat(LANGUAGE_FACTS[language].dates, { type: 'conjunction' })
  // A model is one word, also where a line ends.
  const title =
    products.length > 1
      ? texts.title({ models: list.format(models.map((model) => model.replaceAll('-', '\u2011'))) })
      : texts.page
  return (
    <>
      <PageTitle is={title.replaceAll('\u2011', '-')} />
      <div className="wrap">
        <Crumbs way={[{ to: addresses.products, label: site.products }]} here={texts.page} />
        <header className="list-head">
          <h1>{title}</h1>
        </header>
        {products.length === 0 ? (
          <div className="empty">
            <h2>{texts.nothing}</h2>
            <p>{texts.nothingText}</p>
            <p>
              <SiteLink className="button" to={addresses.products}>
                {site.allProducts}
              </SiteLink>
            </p>
          </div>
        ) : (
          <div className="compare">
            <div className="compare-tools">
              {products.length > 1 && (
                <label className="check">
                  <input type="checkbox" defaultChecked data-only-differences />
                  <span>{texts.onlyDifferences}</span>
                </label>
              )}
              <PaperLinks products={products.map(({ id }) => id)} />
              <SiteLink className="button outline" to={addresses.askFor(products.map(({ id }) => id))}>
                {texts.ask}
                <Icon name="arrow" />
              </SiteLink>
            </div>
            <Table comparison={comparison} />
            {products.length > 1 && hidden > 0 && (
              <p className="compare-legend">{texts.hidden({ rows: hidden })}</p>
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** The page as a PDF: of the links the one is seen that has the rows and the units that the page shows. */
function PaperLinks({ products }: { products: readonly number[] }) {
  const texts = useTexts('site/compare/compare')
  const language = useLanguage()
  const rows = products.length > 1 ? (['differing', 'all'] as const) : (['all'] as const)
  return rows.map((shown) => (
    <span className="paper-link" data-rows={rows.length > 1 ? shown : undefined} key={shown}>
      <PaperLink
        className="button outline"
        to={(units) => comparisonPaper(language, products, { rows: shown, units })}
      >
        {texts.paper}
      </PaperLink>
    </span>
  ))
}

function Table({ comparison }: { comparison: Comparison }) {
  const { products, groups } = comparison
  const texts = useTexts('site/compare/compare')
  const ids = products.map(({ id }) => id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="compare-scroll" tabIndex={0} aria-label={texts.page}>
      <table className="compare-table" data-count={products.length}>
        <thead>
          <tr>
            <td>{products.length > 1 && <span className="compare-note">{texts.ring}</span>}</td>
            {products.map((product) => (
              <th scope="col" key={product.id}>
                <SiteLink className="compare-product" to={product.address}>
                  <span className="plate">
                    {product.cover && <Picture of={product.cover} alt="" sizes="6rem" ratio={[1, 1]} />}
                  </span>
                  <b>{product.productModel}</b>
                  <LocalText of={product} path="productName" />
                </SiteLink>
                {products.length > 1 && (
                  <SiteLink
                    className="icon-button"
                    to={addresses.compare(ids.filter((id) => id !== product.id))}
                    aria-label={texts.remove({ model: product.productModel || product.productName })}
                    preventScrollReset
                  >
                    <Icon name="close" />
                  </SiteLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }, at) => (
          <tbody key={title} data-same={rows.every(({ differs }) => !differs) || undefined}>
            <tr className="group">
              <th
                colSpan={products.length + 1}
                scope="rowgroup"
                lang={langOf(comparison, `groups.${at}.title`)}
              >
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row, place) => (
              <Row key={row.name} {...{ comparison, row }} path={`groups.${at}.rows.${place}`} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Row({ comparison, row, path }: { comparison: Comparison; row: ComparedRow; path: string }) {
  const texts = useTexts('site/compare/compare')
  const { products } = comparison
  return (
    <tr data-same={(products.length > 1 && !row.differs) || undefined}>
      <th scope="row" lang={langOf(comparison, `${path}.name`)}>
        <span>{row.name}</span>
      </th>
      {row.cells.map((cell, at) => (
        <td key={products[at]?.id} lang={langOf(comparison, `${path}.cells.${at}.value`)}>
          {cell === null ? (
            <span className="none">{texts.notSaid}</span>
          ) : (
            <>
              <span className={row.better.includes(at) ? 'best' : undefined}>
                <RegionalValue
                  of={cell}
                  brief
                  langAt={(part) => langOf(comparison, `${path}.cells.${at}.${part}`)}
                />
                {row.better.includes(at) && <span className="hidden-text"> ({texts.best})</span>}
              </span>
              {cell.conditions && (
                <small>
                  <Stated metric={cell.conditions} us={cell.usConditions} />
                </small>
              )}
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
