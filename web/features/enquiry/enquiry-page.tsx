// The form as a page of its own (`/message`): where every way to ask leads, with the record that it is about, and where
// visitors without scripts are told what became of it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ENQUIRY_FIELDS } from '#contract/enquiries/enquiry.ts'
import { idIn, linesAsked, newLine } from '#contract/enquiries/enquiry-lines.ts'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import type { AskedAbout } from '#contract/enquiries/message.ts'
import { OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { AnotherEnquiry } from '#web/site/enquiry-form/another-enquiry.tsx'
import { type EnquiryWords, useAskedWords } from '#web/site/enquiry-form/asked-words.ts'
import { ContactLines } from '#web/site/enquiry-form/contact-lines.tsx'
import { EnquiryForm } from '#web/site/enquiry-form/enquiry-form.tsx'
import { asLine, asLines, type LineProduct } from '#web/site/enquiry-form/line-product.ts'
import { NearOffice } from '#web/site/enquiry-form/near-office.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import './enquiry-page.css'

export async function loader(args: LoaderFunctionArgs) {
  const posted = doorOf(args).enquiry ?? null
  const asked = Object.fromEntries(args.url.searchParams)
  const lines = posted ? posted.texts.lines : linesAsked(asked)
  const about = posted ? posted.about : idIn(asked.about ?? asked.product)
  const records = await readRecords(args, [about, ...lines.map(({ productId }) => productId)])
  // What is asked about as a product has a line of its own, however it was named.
  const record = records.find(({ id }) => id === about) ?? null
  const isNamed = posted?.texts.content === '' || !posted
  const hasLine = lines.some(({ productId }) => productId === about)
  const named = record?.kind === 'product' && isNamed && !hasLine ? [asLine(record)] : []
  const products: LineProduct[] = [...named, ...asLines(lines, records)]
  return { posted: posted && { ...posted, texts: begunLines(posted, products) }, id: about, record, products }
}

/** A form that is begun has a line for each product that visitors see; one that was posted has what was typed. */
function begunLines(posted: EnquiryPage, products: readonly LineProduct[]) {
  const { texts } = posted
  const begun = ENQUIRY_FIELDS.every((field) => texts[field] === '')
  return begun ? { ...texts, lines: products.map(({ id, code }) => newLine(id, code)) } : texts
}

/** What the form says of the records; none is named that visitors do not see. */
async function readRecords(
  args: LoaderFunctionArgs,
  asked: readonly (number | null)[],
): Promise<AskedAbout[]> {
  const ids = [...new Set(asked.filter((id) => id !== null))]
  if (ids.length === 0) return []
  const door = doorOf(args)
  const query = { ids: ids.join(','), lang: door.language() }
  return (await door.read('/api/web/message/asked', query, { signal: args.request.signal })).items
}

export function Component() {
  const { posted, id, record, products } = useLoaderData<typeof loader>()
  const words = useAskedWords(products.length > 0 ? 'product' : record?.kind)
  const own = useTexts('site/enquiry/own')
  const language = useLanguage()
  const number = posted?.number
  const title = number ? words.sentTitle : record || products.length > 0 ? words.heading : words.title
  const name = record && products.length < 2 ? record.code || record.title : ''
  return (
    <section className="wrap enquiry enquiry-page">
      <PageTitle is={number || !name ? title : `${title}: ${name}`} />
      <Crumbs
        {...(record && name && { way: [{ to: record.address, label: name }] })}
        here={number ? title : words.title}
      />
      <div className="split">
        <header>
          <h1>
            {title}
            {!number && name && <span className="hidden-text"> {name}</span>}
          </h1>
          {!number && record && products.length === 0 && <About record={record} words={words} />}
          <p>{number ? words.sentText : words.lede}</p>
          {number && <p className="num enquiry-number">{number}</p>}
          {number && posted?.link && (
            <>
              <p>{own.keep}</p>
              <p>
                <a className="button" href={`/${language}${OWN_ROUTE}/${posted.link}`}>
                  {own.see}
                </a>
              </p>
            </>
          )}
          {number && posted?.office && (
            <div className="enquiry-office">
              <h2>{own.office}</h2>
              <NearOffice office={posted.office} />
            </div>
          )}
          {number && <AnotherEnquiry words={words} />}
        </header>
        {!number && (
          // Who asks about what was unpublished a moment ago asks about it all the same.
          <EnquiryForm
            about={id === null ? null : { id, title: name }}
            {...{ products, words, posted }}
            byMail={record?.byMail}
          />
        )}
        <div className="enquiry-reach">
          <ContactLines subject={record ? subjectOf(record) : ''} />
        </div>
      </div>
    </section>
  )
}

/** The record that it is about, as it looks. */
function About({ record, words }: { record: AskedAbout; words: EnquiryWords }) {
  const { address, picture, code, kindName } = record
  return (
    <SiteLink className="enquiry-about" to={address} aria-label={`${words.about}: ${subjectOf(record)}`}>
      {picture && (
        <span className="plate">
          <Picture of={picture} alt="" sizes="6rem" ratio={[4, 3]} />
        </span>
      )}
      <span>
        {code ? <b className="model">{code}</b> : <small>{kindName}</small>}
        <span lang={langOf(record, 'title')}>{record.title}</span>
      </span>
    </SiteLink>
  )
}

const subjectOf = ({ code, title }: AskedAbout) => [code, title].filter(Boolean).join(' ')
