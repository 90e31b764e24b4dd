// What holds for a whole quote: currency, language, until when, for whom, and the terms.
import { DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { CURRENCIES, QUOTE_LENGTHS } from '#contract/quotes/quote-states.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { QuoteForm } from './admin-quote-form.ts'
import './admin-quote-terms.css'

export type PartProps = {
  form: QuoteForm
  change: (patch: Partial<QuoteForm>) => void
  formId: string
  lacks: Readonly<Record<string, string>>
}

const SPANS = [14, 30, 60, 90] as const

export function QuoteTerms({ form, change, formId, lacks }: PartProps) {
  const texts = useTexts('console/quote/desk')
  const shown = useLanguage()
  const names = new Intl.DisplayNames(shown, { type: 'currency' })
  const { currency, language, validUntil } = form
  const words = (name: 'delivery' | 'payment' | 'taxes', hint: string) => (
    <Term id={`${formId}.${name}`} label={texts[name]}>
      <Input.TextArea
        id={`${formId}.${name}`}
        value={form[name]}
        placeholder={hint}
        maxLength={QUOTE_LENGTHS[name]}
        lang={language}
        autoSize={{ minRows: 1, maxRows: 4 }}
        {...(name === 'taxes' && { onPressEnter: (event) => event.preventDefault() })}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Term>
  )
  return (
    <div className="quote-terms">
      <Term id={`${formId}.currency`} label={texts.currency}>
        <Select
          id={`${formId}.currency`}
          value={currency}
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: 'label' }}
          labelRender={({ value }) => value}
          options={CURRENCIES.map((value) => ({ value, label: `${value} – ${names.of(value)}` }))}
          onChange={(next) => change({ currency: next })}
        />
      </Term>
      <Term id={`${formId}.language`} label={texts.language}>
        <Select
          id={`${formId}.language`}
          value={language}
          popupMatchSelectWidth={false}
          options={STAFF_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(next) => change({ language: next })}
        />
      </Term>
      <Term id={`${formId}.validUntil`} label={texts.validUntil} lack={lacks.validUntil}>
        <DatePicker
          id={`${formId}.validUntil`}
          format="YYYY-MM-DD"
          value={validUntil === '' ? null : dayjs(validUntil)}
          minDate={dayjs()}
          {...(lacks.validUntil && { status: 'error' as const })}
          presets={SPANS.map((count) => ({
            label: texts.inDays({ count }),
            value: dayjs().add(count, 'day'),
          }))}
          onChange={(day) => change({ validUntil: day ? day.format('YYYY-MM-DD') : '' })}
        />
      </Term>
      {words('delivery', texts.deliveryHint)}
      {words('payment', texts.paymentHint)}
      {words('taxes', texts.taxesHint)}
    </div>
  )
}

type TermProps = { id: string; label: string; lack?: string | undefined; children: ReactNode }

function Term({ id, label, lack, children }: TermProps) {
  return (
    <div className="quote-term">
      <label htmlFor={id}>{label}</label>
      {children}
      {lack && <p className="field-problem">{lack}</p>}
    </div>
  )
}

/** For whom it is, what is said to them, and the conditions; each in the language of the quote. */
export function QuoteWords({ form, change, formId, lacks }: PartProps) {
  const texts = useTexts('console/quote/desk')
  const language = LANGUAGE_NAMES[form.language]
  const words = (name: 'customer' | 'intro' | 'conditions', label: string, rows: number) => (
    <Term id={`${formId}.${name}`} label={label} lack={lacks[name]}>
      <Input.TextArea
        id={`${formId}.${name}`}
        value={form[name]}
        maxLength={QUOTE_LENGTHS[name]}
        lang={form.language}
        autoSize={{ minRows: rows, maxRows: 14 }}
        {...(lacks[name] && { status: 'error' as const })}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Term>
  )
  return (
    <div className="quote-words">
      {words('intro', texts.intro({ language }), 4)}
      {words('customer', texts.customer, 3)}
      {words('conditions', texts.conditions({ language }), 2)}
    </div>
  )
}
