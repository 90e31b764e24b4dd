// The languages of a form: which is edited, how much is missing or outdated in each, and the switch to all three side by side.
import { Segmented, Switch } from 'antd'
import { missingOf, translatableIn } from '#contract/content/translation.ts'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { CHOOSES_BESIDE, type EditorLanguages } from './use-editor-languages.ts'
import '#web/admin/forms/languages.css'
import './language-bar.css'

type Props = {
  languages: EditorLanguages
  form: object
  stale: ReadonlySet<string>
  /** Told where the one bar of tools for all running texts stands, while they are side by side. */
  tools?: (place: HTMLElement | null) => void
}

export function LanguageBar({ languages, form, stale, tools }: Props) {
  const texts = useTexts('console/editor/parts').languageBar
  const written = translatableIn(form)
  const description = (language: Language) => {
    const missing = written.filter((text) => missingOf(text).includes(language)).length
    const old = [...stale].filter((path) => path.endsWith(`.${language}`)).length
    const parts = [
      missing > 0 && texts.missing({ count: missing }),
      old > 0 && texts.stale({ count: old }),
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(', ') : null
  }
  const whole = written.length === 0 ? texts.blank : texts.complete
  const name = (language: Language) => (
    <span className="language-choice-name">
      <span lang={language}>{LANGUAGE_NAMES[language]}</span>
      <small data-missing={description(language) !== null || undefined}>
        {description(language) ?? whole}
      </small>
    </span>
  )
  return (
    <div className="editor-languages">
      <div className="language-row">
        {languages.setSide && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
          <label className="language-side">
            <Switch size="small" checked={languages.side} onChange={languages.setSide} />
            {texts.side}
          </label>
        )}
        {(!languages.side || CHOOSES_BESIDE) && (
          <Segmented<Language>
            aria-label={texts.label}
            className="language-choice"
            value={languages.language}
            onChange={languages.choose}
            options={STAFF_LANGUAGES.map((language) => ({ value: language, label: name(language) }))}
          />
        )}
      </div>
      {languages.side && (
        <div className="language-heads">
          {languages.shown.map((language) => (
            <span key={language}>{name(language)}</span>
          ))}
        </div>
      )}
      {languages.side && tools && <div className="language-tools" ref={tools} />}
    </div>
  )
}
