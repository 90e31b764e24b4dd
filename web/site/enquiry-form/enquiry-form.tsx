// The form that visitors write in; without scripts the browser posts it, and the server answers with this form again.
import { useEffect, useId, useRef } from 'react'
import { ENQUIRY_FIELDS, ENQUIRY_LENGTHS, type EnquiryField, HONEYPOT } from '#contract/enquiries/enquiry.ts'
import { ENQUIRY_ROUTE, type EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { ENQUIRY_AUTOCOMPLETE, type EnquiryWords, enquiryWords } from '#contract/enquiries/enquiry-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
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
const TYPES: Partial<Record<EnquiryField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

export function EnquiryForm({ about = null, words: own, fields = ENQUIRY_FIELDS, posted = null }: Props) {
  const language = useLanguage()
  const words = { ...enquiryWords[language], ...own }
  const site = useTexts('site/frame')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { texts, phase, type, send, problemOf, again } = useEnquiry(
    about?.id ?? null,
    language,
    posted,
    fields,
  )
  if (phase.at === 'sent') return <Sent number={phase.number} words={words} onAgain={again} />

  const idOf = (field: Field) => `${id}-${field}`
  async function submit() {
    const memo = form.current?.elements.namedItem(HONEYPOT)
    const [wrong] = await send(memo instanceof HTMLInputElement ? memo.value : '')
    if (wrong) document.getElementById(idOf(wrong))?.focus()
  }

  const [worst] = posted ? ENQUIRY_FIELDS.filter((field) => posted.problems[field]) : []

  function control(field: EnquiryField) {
    const problem = problemOf(field)
    const hint = problem ? '' : field === 'email' ? words.reach : field === 'content' ? words.contentHint : ''
    const describedBy = [problem && `${idOf(field)}-error`, hint && `${idOf(field)}-hint`]
      .filter(Boolean)
      .join(' ')
    const shared = {
      id: idOf(field),
      name: field,
      className: 'input',
      value: texts[field],
      autoComplete: ENQUIRY_AUTOCOMPLETE[field],
      maxLength: ENQUIRY_LENGTHS[field],
      // Without scripts nobody else leads there.
      autoFocus: field === worst || undefined,
      'aria-required': REQUIRED.has(field) || undefined,
      'aria-invalid': problem !== '' || undefined,
      'aria-describedby': describedBy || undefined,
      onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
    }
    const optional = !REQUIRED.has(field) && field !== 'email'
    return (
      <div className={field === 'content' ? 'field full' : 'field'} key={field}>
        <label htmlFor={idOf(field)}>
          {words[field]} {optional && <em>{words.optional}</em>}
        </label>
        {field === 'content' ? (
          <textarea rows={5} {...shared} />
        ) : (
          <input type={TYPES[field] ?? 'text'} {...shared} />
        )}
        {problem && (
          <p className="field-error" id={`${idOf(field)}-error`}>
            {problem}
          </p>
        )}
        {hint && (
          <p className="enquiry-hint" id={`${idOf(field)}-hint`}>
            {hint}
          </p>
        )}
      </div>
    )
  }

  const consentProblem = problemOf('consent')
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
      {fields.map(control)}
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
        <div>
          <label className="check">
            <input
              type="checkbox"
              id={idOf('consent')}
              name="consent"
              value="yes"
              checked={texts.consent}
              aria-invalid={consentProblem !== '' || undefined}
              aria-describedby={consentProblem ? `${idOf('consent')}-error` : undefined}
              onChange={({ target }) => type('consent', target.checked)}
            />
            <span>{words.consent}</span>
          </label>
          {consentProblem && (
            <p className="field-error" id={`${idOf('consent')}-error`}>
              {consentProblem}
            </p>
          )}
          <p className="enquiry-hint">
            <span className="enquiry-trail">{words.trail} </span>
            <SiteLink className="text-link" to={addresses.privacy}>
              {site.privacy}
            </SiteLink>
          </p>
        </div>
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
