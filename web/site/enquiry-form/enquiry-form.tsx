// The form that visitors write in; without scripts the browser posts it, and the server answers with this form again.
import { useEffect, useId, useRef } from 'react'
import { ENQUIRY_FIELDS, ENQUIRY_LENGTHS, type EnquiryField, HONEYPOT } from '#contract/enquiries/enquiry.ts'
import { ENQUIRY_ROUTE, type EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import type { EnquiryWords } from './asked-words.ts'
import { type Field, useEnquiry } from './use-enquiry.ts'
import './enquiry-form.css'

/** The record that an enquiry is about. */
export type About = { id: number; title: string }

type Props = {
  about?: About | null | undefined
  /** What is said in other words than of products: those of a kind, or of a page. */
  words?: Partial<EnquiryWords> | undefined
  /** What is asked, when that is not everything. */
  fields?: readonly EnquiryField[] | undefined
  /** What came back from the server without scripts. */
  posted?: EnquiryPage | null
}

const REQUIRED: ReadonlySet<Field> = new Set(['name', 'content'])
/** What browsers fill each field with by themselves. */
const AUTOCOMPLETE = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  country: 'country-name',
  subject: 'off',
  content: 'off',
} as const
const TYPES: Partial<Record<EnquiryField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

export function EnquiryForm({ about = null, words: own, fields = ENQUIRY_FIELDS, posted = null }: Props) {
  const language = useLanguage()
  const words = { ...useTexts('site/enquiry/form'), ...own }
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const enquiry = useEnquiry(about?.id ?? null, language, posted, fields)
  const { phase } = enquiry
  if (phase.at === 'sent') return <Sent number={phase.number} words={words} onAgain={enquiry.again} />

  const idOf = (field: Field) => `${id}-${field}`
  async function submit() {
    const memo = form.current?.elements.namedItem(HONEYPOT)
    const [wrong] = await enquiry.send(memo instanceof HTMLInputElement ? memo.value : '')
    if (wrong) document.getElementById(idOf(wrong))?.focus()
  }
  const [worst] = posted ? ENQUIRY_FIELDS.filter((field) => posted.problems[field]) : []
  const sending = phase.at === 'sending'
  return (
    <form
      className="form enquiry-form"
      ref={form}
      method="post"
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
      {fields.map((field) => (
        <Control
          key={field}
          id={idOf(field)}
          field={field}
          enquiry={enquiry}
          words={words}
          // Without scripts nobody else leads there.
          autoFocus={field === worst}
        />
      ))}
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

type PartProps = { id: string; enquiry: ReturnType<typeof useEnquiry>; words: EnquiryWords }
type ControlProps = PartProps & { field: EnquiryField; autoFocus: boolean }

/** A field with its label, and below it what is wrong or what helps to fill it. */
function Control({ id, field, enquiry, words, autoFocus }: ControlProps) {
  const problem = enquiry.problemOf(field)
  const hint = problem ? '' : field === 'email' ? words.reach : field === 'content' ? words.contentHint : ''
  const shared = {
    id,
    name: field,
    className: 'input',
    value: enquiry.texts[field],
    autoComplete: AUTOCOMPLETE[field],
    maxLength: ENQUIRY_LENGTHS[field],
    autoFocus: autoFocus || undefined,
    'aria-required': REQUIRED.has(field) || undefined,
    'aria-invalid': problem !== '' || undefined,
    'aria-describedby': problem ? `${id}-error` : hint ? `${id}-hint` : undefined,
    onChange: ({ target }: { target: { value: string } }) => enquiry.type(field, target.value),
  }
  return (
    <div className={field === 'content' ? 'field full' : 'field'}>
      <label htmlFor={id}>
        {words[field]} {!REQUIRED.has(field) && field !== 'email' && <em>{words.optional}</em>}
      </label>
      {field === 'content' ? (
        <textarea rows={5} {...shared} />
      ) : (
        <input type={TYPES[field] ?? 'text'} {...shared} />
      )}
      <Problem of={id} text={problem} />
      {hint && (
        <p className="enquiry-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

function Consent({ id, enquiry, words }: PartProps) {
  const site = useTexts('site/frame')
  const problem = enquiry.problemOf('consent')
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name="consent"
          value="yes"
          checked={enquiry.texts.consent}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ target }) => enquiry.type('consent', target.checked)}
        />
        <span>{words.consent}</span>
      </label>
      <Problem of={id} text={problem} />
      <p className="enquiry-hint">
        <span className="enquiry-trail">{words.trail} </span>
        <SiteLink className="text-link" to={addresses.privacy}>
          {site.privacy}
        </SiteLink>
      </p>
    </div>
  )
}

function Problem({ of: id, text }: { of: string; text: string }) {
  return (
    text && (
      <p className="field-error" id={`${id}-error`}>
        {text}
      </p>
    )
  )
}

function Sent({ number, words, onAgain }: { number: string; words: EnquiryWords; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="enquiry-sent" role="status">
      <h3 ref={title} tabIndex={-1}>
        {words.sentTitle}
      </h3>
      <p>{words.sentText}</p>
      <p className="num enquiry-number">{number}</p>
      <AnotherEnquiry words={words} onAgain={onAgain} />
    </div>
  )
}

/** Begins another enquiry: in place, or on the page for it. */
export function AnotherEnquiry({ words, onAgain }: { words: EnquiryWords; onAgain?: () => void }) {
  const language = useLanguage()
  const { another } = words
  return onAgain ? (
    <button type="button" className="button outline" onClick={onAgain}>
      {another}
    </button>
  ) : (
    <a className="button outline" href={`/${language}${ENQUIRY_ROUTE}`}>
      {another}
    </a>
  )
}
