// The form as a page of its own (`/message`): where visitors without scripts write, and are told what became of it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { enquiryWords } from '#contract/enquiry-words.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { ContactLines } from '#web/site/contact-lines.tsx'
import { Crumbs } from '#web/site/crumbs.tsx'
import { AnotherEnquiry, EnquiryForm } from '#web/site/enquiry-form/enquiry-form.tsx'
import { PageTitle } from '#web/site/page-title.tsx'

export function loader(args: LoaderFunctionArgs) {
  const posted = doorOf(args).enquiry ?? null
  const product = Number(args.url.searchParams.get('product'))
  return {
    posted,
    productId: posted?.product?.id ?? (Number.isSafeInteger(product) && product > 0 ? product : null),
  }
}

export function Component() {
  const { posted, productId } = useLoaderData<typeof loader>()
  const words = enquiryWords[useLanguage()]
  const number = posted?.number
  const title = number ? words.sentTitle : words.title
  return (
    <section className="wrap enquiry enquiry-page">
      <PageTitle is={title} />
      <Crumbs here={title} />
      <div className="split">
        <header>
          <h1>{title}</h1>
          <p>{number ? words.sentText : words.lede}</p>
          {number && <p className="num enquiry-number">{number}</p>}
          {!number && posted?.product && (
            <p className="enquiry-about">
              {words.about}: <strong>{posted.product.name}</strong>
            </p>
          )}
          {number && <AnotherEnquiry />}
        </header>
        {!number && <EnquiryForm productId={productId} posted={posted} />}
        <div className="enquiry-reach">
          <ContactLines />
        </div>
      </div>
    </section>
  )
}
