// A sub-category (`/productModularChil/7`): its way down, the types below or beside it, its products.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '#web/i18n/language.tsx'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { recordIdOr } from '#web/site/links/record-id.ts'
import { Recent } from '#web/site/recent/recent.tsx'
import { childrenOf, topLevel } from '#web/site/shell/catalog.ts'
import { useShell } from '#web/site/shell/shell-data.tsx'
import { LaterSizingLine } from '#web/site/sizing/sizing-later.ts'
import { LocalText } from '#web/ui/local-text.tsx'
import { Browse } from './filters/browse.tsx'
import { readTypePage } from './filters/type-reading.ts'
import { TypeIntro } from './type-intro.tsx'
import { TypeRow } from './type-row.tsx'
import './product-type.css'

export const loader = (args: LoaderFunctionArgs) => readTypePage(args, recordIdOr(addresses.products, args))

export function Component() {
  const page = useLoaderData<typeof loader>()
  const { types } = useShell()
  const texts = useTexts('site/goods/product-type')
  const site = useTexts('site/frame')
  const { type, path, children } = page
  const beside =
    type.productTypeLevel === '0' ? topLevel(types) : childrenOf(types, Number(type.productTypeLevel))
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
        {children.length > 0 ? (
          <TypeRow label={texts.below} types={children} />
        ) : (
          <TypeRow label={texts.beside} types={beside} current={type.id} />
        )}
        <LaterSizingLine sizing={page.sizing} />
        <Browse page={page} />
      </div>
      <Recent />
      <Enquiry title={site.unsure} lede={site.unsureText} subject={type.productTypeName} />
    </>
  )
}
