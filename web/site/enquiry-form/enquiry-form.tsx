// The form that visitors write in; without scripts the browser posts it, and the server answers with this form again.
import { lazy, Suspense, useId, useRef } from 'react'
import { type EnquiryField, HONEYPOT } from '#contract/enquiries/enquiry.ts'
import { LINE_PARTS, lineField } from '#contract/enquiries/enquiry-lines.ts'
import { ENQUIRY_ROUTE, type EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { AskFiles } from '#web/site/enquiry-form/files/ask-files.tsx'
import { useFiles } from '#web/site/enquiry-form/files/use-files.ts'
import { AskLines } from './ask-lines.tsx'
import { type EnquiryWords, useAskedWords } from './asked-words.ts'
import { Consent, Control, Reach } from './controls.tsx'
import type { LineProduct } from './line-product.ts'
import { type Field, useEnquiry } from './use-enquiry.ts'
import './ask-lines.css'
import './enquiry-form.css'

/** The record that an enquiry is about. */
export type About = { id: number; title: string }

type Props = {
  about?: About | null | undefined
  /** What is asked for, a line each. */
  products?: readonly LineProduct[] | undefined
  /** What is asked, where nothing was typed yet. */
  question?: string | undefined
  /** What is said in other words than of products: those of a kind, or of a page. */
  words?: Partial<EnquiryWords> | undefined
  /** What is asked, when that is not everything. */
  fields?: readonly EnquiryField[] | undefined
  /** What is asked for is sent by mail. */
  byMail?: boolean | undefined
  /** What came back from the server without scripts. */
  posted?: EnquiryPage | null
}

/** What is asked; for products what belongs to an order, in its order. */
const ASKED: readonly EnquiryField[] = ['name', 'email', 'phone', 'company', 'country', 'subject', 'content']
const ORDERED: readonly EnquiryField[] = [
  ...(['country', 'delivery', 'email', 'phone', 'name', 'company', 'content'] as const),
]
/** Of whoever wants a document by mail: where to, and who. */
const MAILED: readonly EnquiryField[] = ['email', 'name', 'company', 'content']
const NO_PRODUCTS: readonly LineProduct[] = []
/** It comes once there is something to say. */
const Sent = lazy(async () => ({ default: (await import('./enquiry-sent.tsx')).Sent }))

export function EnquiryForm({
  about = null,
  products = NO_PRODUCTS,
  question = '',
  words: own,
  fields: asked,
  byMail = false,
  posted = null,
}: Props) {
  const language = useLanguage()
  const words = { ...useAskedWords(products.length > 0 ? 'product' : undefined), ...own }
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const fields = asked ?? (byMail ? MAILED : products.length > 0 ? ORDERED : ASKED)
  const files = useFiles(posted?.files)
  const aboutId = about?.id ?? null
  const enquiry = useEnquiry({ aboutId, products, question, language, posted, fields, byMail, files })
  const { phase } = enquiry
  if (phase.at === 'sent')
    return (
      <Suspense>
        <Sent {...phase} {...{ words, products }} onAgain={enquiry.again} />
      </Suspense>
    )

  const idOf = (field: Field) => `${id}-${field}`
  const { lines } = enquiry.texts
  // Who registers for an event has nothing to send along.
  const asksFiles = asked === undefined && !byMail
  const places: Field[] = [
    ...lines.flatMap((_, at) => LINE_PARTS.map((part) => lineField(at, part))),
    ...fields.flatMap((field) => (field === 'email' ? (['reach', field] as const) : field)),
    'consent',
  ]
  async function submit() {
    const memo = form.current?.elements.namedItem(HONEYPOT)
    const wrongs = await enquiry.send(memo instanceof HTMLInputElement ? memo.value : '')
    const wrong = places.find((place) => wrongs.includes(place)) ?? wrongs[0]
    if (wrong) document.getElementById(idOf(wrong === 'reach' ? 'email' : wrong))?.focus()
  }
  // Without scripts nobody else leads there.
  const worst = places.find((place) => posted?.problems[place])
  const required = (field: EnquiryField) =>
    field === 'name' || (byMail ? field === 'email' : field === 'content' && lines.length === 0)
  const sending = phase.at === 'sending'
  return (
    <form
      className="form enquiry-form"
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={`/${language}${ENQUIRY_ROUTE}`}
      noValidate
      aria-label={about?.title ? `${words.title}: ${about.title}` : words.title}
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {posted?.note && phase.at === 'writing' && (
        <p className="enquiry-note" role="alert">
          {posted.note}
        </p>
      )}
      {(products.length > 0 || lines.length > 0) && <AskLines {...{ id, products, enquiry, words, worst }} />}
      {fields.map((field) => {
        const shared = { enquiry, words, worst, required: required(field) }
        if (field === 'phone' && fields.includes('email')) return null
        if (field === 'email' && fields.includes('phone'))
          return <Reach key="reach" idOf={idOf} {...shared} />
        return <Control key={field} id={idOf(field)} field={field} {...shared} />
      })}
      {asksFiles && <AskFiles id={id} files={files} words={words} />}
      {posted && <input type="hidden" name="form" value={posted.form} />}
      {about && <input type="hidden" name="aboutId" value={about.id} />}
      <div className="enquiry-memo" aria-hidden="true">
        <label htmlFor={`${id}-memo`}>Memo</label>
        <input
          type="text"
          id={`${id}-memo`}
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </div>
      <div className="form-foot">
        <Consent id={idOf('consent')} enquiry={enquiry} words={words} />
        <button type="submit" className="button" disabled={sending}>
          {sending ? words.sending : phase.at === 'failed' ? words.retry : words.send}
        </button>
      </div>
      <p className="enquiry-state" role="status">
        {phase.at === 'failed' && (phase.offline ? words.offline : `${words.failed} ${phase.message}`)}
      </p>
    </form>
  )
}
