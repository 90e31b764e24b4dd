// What search engines and shared cards say of a page: its own words, its addresses, and how both will look.
import { Form, Input, Segmented, Switch } from 'antd'
import { useState } from 'react'
import type { Seo, Slugs } from '#contract/content/seo.ts'
import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { useEditing, useShownLanguages } from '#web/admin/editor/editing.ts'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { PictureList } from '#web/admin/media/picture-list.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type SeoForm, SeoPreview } from './seo-preview.tsx'
import './seo.css'

/** Limits of the contract (`contract/content/content.ts`). */
const LENGTHS = { title: 120, description: 320, slug: 100 }

type Props = {
  /** What stands there while the fields are empty. */
  title: Text
  description: Text
  picture: string | null
  /** The address without its end, such as `productDetail/3`. */
  path: string
}

/** For forms that have `seo`, and `slugs` when their address has an end of its own (`contract/content/content.ts`). */
export function SeoBlock(made: Props) {
  const texts = useTexts('console/editor/seo')
  const { form, change, disabled, fieldId, setUploading } = useEditing<SeoForm>()
  const { seo, slugs } = form
  const set = (patch: Partial<Seo>, field: keyof Seo) =>
    change(`seo.${field}`, (before) => ({ ...before, seo: { ...before.seo, ...patch } }))

  return (
    <section className="seo-block" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div className="seo-columns">
        <div>
          <WordsField
            path="seo.title"
            label={texts.seoTitle}
            hint={texts.seoTitleSays}
            value={seo.title}
            max={LENGTHS.title}
            onChange={(title) => set({ title }, 'title')}
          />
          <WordsField
            path="seo.description"
            label={texts.description}
            hint={texts.descriptionSays}
            value={seo.description}
            max={LENGTHS.description}
            rows={[2, 5]}
            onChange={(description) => set({ description }, 'description')}
          />
          {slugs && (
            <SlugFields
              slugs={slugs}
              onChange={(next) => change('slugs', (before) => ({ ...before, slugs: next }))}
            />
          )}
          <Form.Item
            label={texts.picture}
            extra={texts.pictureSays}
            htmlFor={fieldId('seo.picture')}
            {...useProblem('seo.picture')}
          >
            <PictureList
              id={fieldId('seo.picture')}
              keys={seo.picture ? [seo.picture] : []}
              onChange={(update) =>
                change('seo.picture', (before) => ({
                  ...before,
                  seo: {
                    ...before.seo,
                    picture: update(before.seo.picture ? [before.seo.picture] : [])[0] ?? null,
                  },
                }))
              }
              onBusy={setUploading}
              max={1}
              disabled={disabled}
            />
          </Form.Item>
          <Form.Item extra={seo.listed ? texts.listedSays : texts.unlistedSays}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
            <label className="seo-switch">
              <Switch
                id={fieldId('seo.listed')}
                checked={seo.listed}
                disabled={disabled}
                onChange={(listed) => set({ listed }, 'listed')}
              />
              {texts.listed}
            </label>
          </Form.Item>
        </div>
        <Previews {...made} />
      </div>
    </section>
  )
}

function SlugFields({ slugs, onChange }: { slugs: Slugs; onChange: (slugs: Slugs) => void }) {
  const texts = useTexts('console/editor/seo')
  const { disabled, fieldId, problems } = useEditing()
  return (
    <Form.Item
      label={texts.slug}
      extra={texts.slugSays}
      htmlFor={fieldId(`slugs.${LANGUAGES[0]}`)}
      {...useProblem('slugs')}
    >
      <div className="seo-slugs">
        {LANGUAGES.map((language) => (
          <Input
            key={language}
            id={fieldId(`slugs.${language}`)}
            aria-label={`${texts.slug}: ${LANGUAGE_NAMES[language]}`}
            prefix={<span className="seo-prefix">/{language}/…/</span>}
            value={slugs[language]}
            maxLength={LENGTHS.slug}
            placeholder={texts.slugMade}
            disabled={disabled}
            {...(messageFor(problems, `slugs.${language}`) && { status: 'error' as const })}
            onChange={({ target }) => onChange({ ...slugs, [language]: slugged(target.value) })}
          />
        ))}
      </div>
    </Form.Item>
  )
}

/** As far as it can be said while it is typed: capitals and blanks become what the address may hold. */
const slugged = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .replace(/^-+/, '')

function Previews(made: Props) {
  const texts = useTexts('console/editor/seo')
  const [first] = useShownLanguages()
  const [chosen, setChosen] = useState<Language | null>(null)
  const { form } = useEditing<SeoForm>()
  const language = chosen ?? first
  return (
    <aside className="seo-previews" aria-label={texts.preview}>
      <Segmented<Language>
        size="small"
        aria-label={texts.preview}
        value={language}
        onChange={setChosen}
        options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
      />
      <SeoPreview form={form} made={made} language={language} />
    </aside>
  )
}
