// The fields of the form: a text with its label, the pair of which one is enough, and the consent.
import { ENQUIRY_LENGTHS, type EnquiryField } from '#contract/enquiries/enquiry.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import type { EnquiryWords } from './asked-words.ts'
import { Problem } from './problem.tsx'
import type { Field, useEnquiry } from './use-enquiry.ts'

/** What browsers fill each field with by themselves. */
const AUTOCOMPLETE = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  country: 'country-name',
  delivery: 'off',
  subject: 'off',
  content: 'off',
} as const
const TYPES: Partial<Record<EnquiryField, 'email' | 'tel' | 'date'>> = {
  ...{ email: 'email', phone: 'tel', delivery: 'date' },
}

type PartProps = { enquiry: ReturnType<typeof useEnquiry>; words: EnquiryWords }
type SharedProps = PartProps & { worst: Field | undefined; required: boolean }

/** E-mail and telephone: one of them is enough, and what is missing is missing of both. */
export function Reach({ idOf, ...shared }: SharedProps & { idOf: (field: Field) => string }) {
  const { enquiry, words, worst } = shared
  const problem = enquiry.problemOf('reach')
  const error = problem ? `${idOf('reach')}-error` : undefined
  const control = (field: 'email' | 'phone') => (
    <Control
      id={idOf(field)}
      field={field}
      {...shared}
      error={error}
      worst={worst === 'reach' ? 'email' : worst}
      required
      paired
    />
  )
  return (
    <fieldset className="reach">
      <legend>
        {words.reachTitle} <small>{words.reach}</small>
      </legend>
      <div className={problem ? 'either is-wrong' : 'either'}>
        {control('email')}
        <i>{words.or}</i>
        {control('phone')}
        <Problem of={idOf('reach')} text={problem} />
      </div>
    </fieldset>
  )
}

type ControlProps = SharedProps & {
  id: string
  field: EnquiryField
  /** What is wrong with it and others together, by its id. */
  error?: string | undefined
  /** Another one beside it is as good. */
  paired?: boolean
}

/** A field with its label, and below it what is wrong or what helps to fill it. */
export function Control({ id, field, enquiry, words, worst, required, error, paired }: ControlProps) {
  const problem = enquiry.problemOf(field)
  const hint = !problem && field === 'content' ? words.contentHint : ''
  const shared = {
    id,
    name: field,
    className: 'input',
    value: enquiry.texts[field],
    autoComplete: AUTOCOMPLETE[field],
    maxLength: ENQUIRY_LENGTHS[field],
    autoFocus: field === worst || undefined,
    'aria-required': (required && !paired) || undefined,
    'aria-invalid': problem !== '' || error !== undefined || undefined,
    'aria-describedby': problem ? `${id}-error` : (error ?? (hint ? `${id}-hint` : undefined)),
    onChange: ({ target }: { target: { value: string } }) => enquiry.type(field, target.value),
  }
  return (
    <div className={field === 'content' ? 'field full' : 'field'}>
      <label htmlFor={id}>
        {words[field]} {!required && <em>{words.optional}</em>}
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

export function Consent({ id, enquiry, words }: PartProps & { id: string }) {
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
