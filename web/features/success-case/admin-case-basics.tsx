// What a success case has beside its story: client, industry, region, year, pictures, products used.
import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown, Form, Input } from 'antd'
import { useCallback } from 'react'
import type { Text } from '#contract/languages/language.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { RecordPicker } from '#web/admin/editor/inputs/record-picker.tsx'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { PictureList } from '#web/admin/media/picture-list.tsx'
import { type Asked, useFailedItems } from '#web/admin/page-parts/choices-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { PRODUCT_SOURCE, termsQuery } from './admin-api.ts'
import type { CaseForm } from './admin-case-draft.ts'
import { CASE_FORM_TEXTS } from './admin-form-texts.ts'

/** Limits of the contract (`contract/news-and-cases/success-case.ts`). */
const LENGTHS = { client: 200, industry: 80, region: 80, gallery: 20, products: 12 }

export function CaseBasics() {
  const texts = useTexts(CASE_FORM_TEXTS)
  const { form, change, disabled, fieldId, setUploading } = useEditing<CaseForm>()
  const asked = useQuery({ ...termsQuery, enabled: !disabled })
  const { data: terms } = asked
  const set = <Field extends keyof CaseForm>(field: Field, value: CaseForm[Field]) =>
    change(field, (before) => ({ ...before, [field]: value }))
  const changeGallery = useCallback(
    (update: (keys: readonly string[]) => string[]) =>
      change('gallery', (before) => ({ ...before, gallery: update(before.gallery) })),
    [change],
  )
  const words = (name: 'client' | 'industry' | 'region') => ({
    path: name,
    label: texts[name],
    value: form[name],
    max: LENGTHS[name],
    onChange: (text: Text) => set(name, text),
  })
  return (
    <section aria-label={texts.basics}>
      <WordsField {...words('client')} />
      <WordsField {...words('industry')} hint={texts.industryHint} required />
      <Existing
        name={texts.industry}
        terms={terms?.industries}
        asked={asked}
        onChoose={(name) => set('industry', name)}
        disabled={disabled}
      />
      <WordsField {...words('region')} hint={texts.regionHint} />
      <Existing
        name={texts.region}
        terms={terms?.regions}
        asked={asked}
        onChoose={(name) => set('region', name)}
        disabled={disabled}
      />
      <Form.Item label={texts.year} htmlFor={fieldId('year')} {...useProblem('year')}>
        <Input
          id={fieldId('year')}
          className="case-year"
          value={form.year}
          maxLength={4}
          inputMode="numeric"
          disabled={disabled}
          onChange={({ target }) => set('year', target.value.replace(/\D/g, ''))}
        />
      </Form.Item>
      <Form.Item label={texts.cover} htmlFor={fieldId('cover')} {...useProblem('cover')}>
        <PictureList
          id={fieldId('cover')}
          keys={form.cover === null ? [] : [form.cover]}
          onChange={(update) =>
            change('cover', (before) => ({
              ...before,
              cover: update(before.cover === null ? [] : [before.cover])[0] ?? null,
            }))
          }
          onBusy={setUploading}
          max={1}
          disabled={disabled}
        />
      </Form.Item>
      <Form.Item label={texts.gallery} htmlFor={fieldId('gallery')} {...useProblem('gallery')}>
        <PictureList
          id={fieldId('gallery')}
          keys={form.gallery}
          onChange={changeGallery}
          onBusy={setUploading}
          max={LENGTHS.gallery}
          disabled={disabled}
        />
      </Form.Item>
      <Form.Item label={texts.products} htmlFor={fieldId('products')} {...useProblem('products')}>
        <RecordPicker
          id={fieldId('products')}
          label={texts.products}
          source={PRODUCT_SOURCE}
          ids={form.products}
          onChange={(products) => set('products', products)}
          max={LENGTHS.products}
          disabled={disabled}
        />
      </Form.Item>
    </section>
  )
}

type ExistingProps = {
  name: string
  terms: readonly { key: string; name: Text; count: number }[] | undefined
  asked: Asked
  onChoose: (name: Text) => void
  disabled: boolean
}

/** The same words everywhere keep cases together. */
function Existing({ name, terms = [], asked, onChoose, disabled }: ExistingProps) {
  const texts = useTexts(CASE_FORM_TEXTS)
  const language = useLanguage()
  const failed = useFailedItems(asked)
  if (disabled || (terms.length === 0 && !failed)) return null
  const items =
    failed ??
    terms.map((term) => ({
      key: term.key,
      label: textIn(term.name, language),
      onClick: () => onChoose(term.name),
    }))
  return (
    <Dropdown trigger={['click']} menu={{ items, className: 'case-terms' }}>
      <Button size="small" className="case-existing" aria-label={`${texts.existing}: ${name}`}>
        {texts.existing}
      </Button>
    </Dropdown>
  )
}
