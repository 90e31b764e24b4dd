// What search engines and shared cards say of a page: its own words, its addresses, and how both will look.
import { Form, Input, Segmented, Switch } from 'antd'
import { useState } from 'react'
import type { Seo, Slugs } from '#contract/content/seo.ts'
import type { Text } from '#contract/languages/language.ts'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useEditing, useFieldFrame, useShownLanguages } from '#web/admin/editor/editing.ts'
import { PictureField } from '#web/admin/editor/inputs/picture-field.tsx'
import { useProblem, WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { useLocked } from '#web/admin/editor/reach.ts'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
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
  const { form, change, fieldId } = useEditing<SeoForm>()
  const { disabled } = useFieldFrame()
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
            hint={texts.seoTitleText}
            value={seo.title}
            max={LENGTHS.title}
            onChange={(title) => set({ title }, 'title')}
          />
          <WordsField
            path="seo.description"
            label={texts.description}
            hint={texts.descriptionText}
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
          <PictureField
            path="seo.picture"
            label={texts.picture}
            hint={texts.pictureText}
            value={seo.picture}
            onChange={(picture) => set({ picture }, 'picture')}
          />
          <Form.Item extra={seo.listed ? texts.listedText : texts.unlistedText}>
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
  const { readOnly, fieldId, problems } = useFieldFrame()
  const locked = useLocked()
  return (
    <Form.Item
      label={texts.slug}
      extra={texts.slugText}
      htmlFor={fieldId(`slugs.${STAFF_LANGUAGES[0]}`)}
      {...useProblem('slugs')}
    >
      <div className="seo-slugs">
        {STAFF_LANGUAGES.map((language) => (
          <Input
            key={language}
            id={fieldId(`slugs.${language}`)}
            aria-label={`${texts.slug}: ${LANGUAGE_NAMES[language]}`}
            prefix={<span className="seo-prefix">/{language}/…/</span>}
            value={slugs[language]}
            maxLength={LENGTHS.slug}
            placeholder={texts.slugMade}
            disabled={readOnly || locked(language)}
            {...(messageFor(problems, `slugs.${language}`) && { status: 'error' as const })}
            onChange={({ target }) => onChange({ ...slugs, [language]: slugged(target.value) })}
          />
        ))}
      </div>
    </Form.Item>
  )
}

/** While it is typed: capitals and blanks become what the address may hold. */
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
        options={STAFF_LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
      />
      <SeoPreview form={form} made={made} language={language} />
    </aside>
  )
}

/** About as much as a search engine shows before it cuts; a Chinese character takes the room of two. */
const TITLE_WIDTH = 60
const DESCRIPTION_WIDTH = 156

/** A page with an address of its own has no `slugs`. */
type SeoForm = { seo: Seo; slugs?: Slugs }
type SeoPreviewProps = {
  form: SeoForm
  made: { title: Text; description: Text; picture: string | null; path: string }
  language: Language
}

function SeoPreview({ form: { seo, slugs }, made, language }: SeoPreviewProps) {
  const texts = useTexts('console/editor/seo')
  const title = seo.title[language] || textIn(made.title, language) || texts.untitled
  const description = seo.description[language] || textIn(made.description, language)
  const picture = seo.picture ?? made.picture
  const end = slugs && (slugs[language] || slugFor(title))
  return (
    <>
      <h3>{texts.result}</h3>
      <div className="seo-result" data-unlisted={!seo.listed || undefined} lang={language}>
        <small>
          {location.host} › {language} › {[made.path.split('/')[0], end].filter(Boolean).join(' › ')}
        </small>
        <strong>{cut(title, TITLE_WIDTH)}</strong>
        <p>{cut(description, DESCRIPTION_WIDTH)}</p>
      </div>
      {!seo.listed && <p className="field-hint">{texts.unlistedText}</p>}
      <h3>{texts.card}</h3>
      <div className="seo-card" lang={language}>
        {picture ? (
          <img src={imageAddress(picture, 640, [16, 9])} alt="" width={640} height={360} />
        ) : (
          <span className="seo-no-picture">{texts.noPicture}</span>
        )}
        <div>
          <small>{location.host}</small>
          <strong>{cut(title, 70)}</strong>
          <p>{cut(description, 110)}</p>
        </div>
      </div>
    </>
  )
}

/** About what the server makes of the title when no address was typed. */
const slugFor = (title: string) => slugged(title.normalize('NFKD').replace(/\p{M}/gu, '')).replace(/-$/, '')

/** The text up to a width in half characters, with a sign that it goes on. */
function cut(text: string, width: number): string {
  let used = 0
  let shown = ''
  for (const sign of text) {
    used += /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u.test(sign) ? 2 : 1
    if (used > width) return `${shown.trimEnd()}…`
    shown += sign
  }
  return shown
}
