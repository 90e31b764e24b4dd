// A top-level category with its sub-categories and products (`/productModular/3`); without an id, the whole range.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { notFound, readRecordId } from '#web/site/links/record-id.ts'
import { Recent } from '#web/site/recent/recent.tsx'
import { topLevel } from '#web/site/shell/catalog.ts'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { LaterSizingLine } from '#web/site/sizing/sizing-later.ts'
import { LocalText } from '#web/ui/local-text.tsx'
import { Browse } from './filters/browse.tsx'
import { type ProductsPage, readProducts, readTypePage, type TypePage } from './filters/type-reading.ts'
import { TypeIntro } from './type-intro.tsx'
import { TypeRow } from './type-row.tsx'
import './product-type.css'

export async function loader(args: LoaderFunctionArgs) {
  const id = readRecordId(args.params.slug, args.url.searchParams)
  if (id === 'wrong') throw notFound()
  if (id === 'missing') return { whole: await readProducts(args), one: null }
  return { whole: null, one: await readTypePage(args, id) }
}

export function Component() {
  const { whole, one } = useLoaderData<typeof loader>()
  return one ? <Category page={one} /> : whole && <WholeRange products={whole} />
}

function Category({ page }: { page: TypePage }) {
  const texts = useTexts('site/goods/product-type')
  const site = useTexts('site/frame')
  const { type, path, children } = page
  return (
    <>
      <TypeIntro
        title={type.productTypeName}
        pageTitle={type.seo.title}
        lede={type.introduction}
        cover={type.cover}
        spoken={type}
        catalog={type.productCount > 0 ? type.address : null}
        way={[
          { to: addresses.products, label: site.products },
          ...path.slice(0, -1).map((step) => ({
            to: step.address,
            label: <LocalText of={step} path="productTypeName" />,
          })),
        ]}
      />
      <div className="wrap">
        <TypeRow label={texts.below} types={children} />
        <LaterSizingLine sizing={page.sizing} />
        <Browse page={page} />
      </div>
      <Recent />
      <Enquiry title={site.unsure} lede={site.unsureText} subject={type.productTypeName} />
    </>
  )
}

function WholeRange({ products }: { products: ProductsPage }) {
  const texts = useTexts('site/goods/product-type')
  const site = useTexts('site/frame')
  const families = topLevel(useShell().types)
  const cover = families.find((type) => type.cover)?.cover ?? null
  return (
    <>
      <TypeIntro title={site.products} lede={texts.allLede} cover={cover} spoken={{}} way={[]} />
      <div className="wrap">
        <TypeRow label={texts.families} types={families} />
        <Browse page={{ products }} />
      </div>
      <Enquiry title={site.unsure} lede={site.unsureText} />
    </>
  )
}
