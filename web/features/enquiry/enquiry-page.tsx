// The form as a page of its own (`/message`): where every way to ask leads, with the record that it is about, and where
// visitors without scripts are told what became of it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AskedAbout } from '#contract/enquiries/message.ts'
import { doorOf } from '#web/client/door.ts'
import { type EnquiryWords, useAskedWords } from '#web/site/enquiry-form/asked-words.ts'
import { ContactLines } from '#web/site/enquiry-form/contact-lines.tsx'
import { AnotherEnquiry, EnquiryForm } from '#web/site/enquiry-form/enquiry-form.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const posted = doorOf(args).enquiry ?? null
  const { searchParams } = args.url
  const asked = posted ? posted.about : Number(searchParams.get('about') ?? searchParams.get('product'))
  const id = asked !== null && Number.isSafeInteger(asked) && asked > 0 ? asked : null
  return { posted, id, record: id === null ? null : await readRecord(args, id) }
}

/** What the form says of the record; none is named that visitors do not see. */
async function readRecord(args: LoaderFunctionArgs, id: number): Promise<AskedAbout | null> {
  const door = doorOf(args)
  const query = { id, lang: door.language() }
  try {
    return await door.read('/api/web/message/about', query, { signal: args.request.signal })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** As a read in the browser and one on the server say it. */
const isMissing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 404) || ('status' in error && error.status === 404))

export function Component() {
  const { posted, id, record } = useLoaderData<typeof loader>()
  const words = useAskedWords(record?.kind)
  const number = posted?.number
  const title = number ? words.sentTitle : record ? words.heading : words.title
  const name = record && (record.code || record.title)
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
          {!number && record && <About record={record} words={words} />}
          <p>{number ? words.sentText : words.lede}</p>
          {number && <p className="num enquiry-number">{number}</p>}
          {number && <AnotherEnquiry words={words} />}
        </header>
        {!number && (
          // Who asks about what was unpublished a moment ago asks about it all the same.
          <EnquiryForm about={id === null ? null : { id, title: name ?? '' }} words={words} posted={posted} />
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
