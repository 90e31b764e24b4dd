// The form as a page of its own (`/message`): where every way to ask leads, with the product that it is about, and where
// visitors without scripts are told what became of it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Product } from '#contract/products/product.ts'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ContactLines } from '#web/site/enquiry-form/contact-lines.tsx'
import { AnotherEnquiry, EnquiryForm } from '#web/site/enquiry-form/enquiry-form.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { langOf } from '#web/ui/said.tsx'

type Asked = Pick<Product, 'id' | 'productModel' | 'productName' | 'address' | 'shownIn' | 'gallery'>

export async function loader(args: LoaderFunctionArgs) {
  const posted = doorOf(args).enquiry ?? null
  const asked = posted?.product?.id ?? Number(args.url.searchParams.get('product'))
  const product = Number.isSafeInteger(asked) && asked > 0 ? await readProduct(args, asked) : null
  return { posted, product }
}

/** What the form says of the product; none is named that visitors do not see. */
async function readProduct(args: LoaderFunctionArgs, id: number): Promise<Asked | null> {
  const door = doorOf(args)
  const query = { id, lang: door.language() }
  try {
    const product = await door.read('/api/web/product/getById', query, { signal: args.request.signal })
    const { productModel, productName, address, shownIn, gallery } = product
    return { id, productModel, productName, address, shownIn, gallery: gallery.slice(0, 1) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null
    throw error
  }
}

export function Component() {
  const { posted, product } = useLoaderData<typeof loader>()
  const words = useTexts('site/enquiry/form')
  const number = posted?.number
  const title = number ? words.sentTitle : product ? words.quote : words.title
  const model = product?.productModel || product?.productName
  return (
    <section className="wrap enquiry enquiry-page">
      <PageTitle is={number || !model ? title : `${title}: ${model}`} />
      <Crumbs {...(product && { way: [{ to: product.address, label: model }] })} here={title} />
      <div className="split">
        <header>
          <h1>{title}</h1>
          {!number && product && <About product={product} />}
          <p>{number ? words.sentText : words.lede}</p>
          {number && <p className="num enquiry-number">{number}</p>}
          {number && <AnotherEnquiry />}
        </header>
        {!number && <EnquiryForm productId={product?.id ?? null} posted={posted} />}
        <div className="enquiry-reach">
          <ContactLines subject={product ? `${product.productModel} ${product.productName}`.trim() : ''} />
        </div>
      </div>
    </section>
  )
}

/** The product that it is about, as it looks. */
function About({ product }: { product: Asked }) {
  const words = useTexts('site/enquiry/form')
  const [cover] = product.gallery
  return (
    <SiteLink className="enquiry-about" to={product.address} aria-label={aboutOf(words.about, product)}>
      <span className="plate">{cover && <Picture of={cover} alt="" sizes="6rem" ratio={[4, 3]} />}</span>
      <span>
        <b className="model">{product.productModel}</b>
        <span lang={langOf(product, 'productName')}>{product.productName}</span>
      </span>
    </SiteLink>
  )
}

const aboutOf = (about: string, { productModel, productName }: Asked) =>
  `${about}: ${[productModel, productName].filter(Boolean).join(' ')}`
