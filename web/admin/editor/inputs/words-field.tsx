// A field with a text in three languages, and one whose value is another for each language.
import { Form, Popconfirm } from 'antd'
import { type ReactNode, useState } from 'react'
import { missingOf, translatableIn } from '#contract/content/translation.ts'
import type { Text } from '#contract/languages/language.ts'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useFieldFrame, useShownLanguages } from '#web/admin/editor/editing.ts'
import { useLocked } from '#web/admin/editor/reach.ts'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { LANGUAGE_MARKS, LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ChangedSentences } from './changed-sentences.tsx'
import { WordInput } from './word-input.tsx'

type Base = { path: string; label: string; hint?: string; required?: boolean }
type Props = Base & {
  value: Text
  onChange: (text: Text) => void
  /** Characters in one language at most. */
  max: number
  rows?: [least: number, most: number]
}

/** One line, or a field that grows between `rows`. */
export function WordsField({ value, onChange, max, rows, ...field }: Props) {
  const { fieldId, readOnly, problems, stacked } = useFieldFrame()
  const languages = useShownLanguages()
  if (stacked) {
    const { path, ...named } = field
    const props = { ...named, value, onChange, max, disabled: readOnly, long: rows !== undefined }
    return <TextInThree id={fieldId(path)} error={messageFor(problems, path)} {...props} />
  }
  return (
    <Labelled {...field} value={value}>
      <WordInput
        id={fieldId(field.path)}
        value={value}
        max={max}
        invalid={messageFor(problems, field.path) !== undefined}
        onChange={onChange}
        // Side by side each says its field and its language; alone it is called by its label.
        {...(languages.length > 1 && { label: field.label })}
        {...(rows && { rows })}
      />
      {languages.length === 1 && <Source value={value} language={languages[0]} />}
    </Labelled>
  )
}

/** What another language says, below a field that says nothing yet; never inside it, where it would look like content. */
function Source({ value, language }: { value: Text; language: Language }) {
  const other = STAFF_LANGUAGES.find((code) => code !== language && value[code].trim() !== '')
  if (value[language] !== '' || !other) return null
  return (
    <small className="word-source">
      {LANGUAGE_NAMES[other]}: <span lang={other}>{value[other]}</span>
    </small>
  )
}

/**
 * Shows what `children` makes of each language in sight, such as an editor of rich text. Languages that were left stay behind
 * it, so that what was typed there can still be undone.
 */
export function EachLanguage({
  value,
  children,
  ...field
}: Base & { value: unknown; children: (language: Language) => ReactNode }) {
  const languages = useShownLanguages()
  const [seen, setSeen] = useState<readonly Language[]>(languages)
  if (languages.some((language) => !seen.includes(language))) setSeen([...new Set([...seen, ...languages])])
  return (
    <Labelled {...field} value={value}>
      <div className={languages.length > 1 ? 'words-side' : undefined}>
        {STAFF_LANGUAGES.filter((language) => seen.includes(language)).map((language) => (
          <div key={language} hidden={!languages.includes(language)}>
            {children(language)}
          </div>
        ))}
      </div>
    </Labelled>
  )
}

/** The props of a `Form.Item` with a problem: the message of the server or of the form's own check. */
export function useProblem(path: string) {
  const message = messageFor(useFieldFrame().problems, path)
  return message ? { validateStatus: 'error' as const, help: message } : {}
}

function Labelled({
  path,
  label,
  hint,
  required = false,
  value,
  children,
}: Base & { value: unknown; children: ReactNode }) {
  const { fieldId } = useFieldFrame()
  const languages = useShownLanguages()
  const id = fieldId(path)
  return (
    <Form.Item
      label={
        <>
          {label}
          <TextMarks path={path} value={value} />
        </>
      }
      htmlFor={languages.length > 1 ? `${id}.${languages[0]}` : id}
      required={required}
      extra={hint}
      {...useProblem(path)}
    >
      {children}
    </Form.Item>
  )
}

/** `path` is the field's path in the form, `value` its text or rich text. */
function TextMarks({ path, value }: { path: string; value: unknown }) {
  const texts = useTexts('console/editor/parts').textMarks
  const { stale, onHold, about } = useFieldFrame()
  const locked = useLocked()
  const [text] = translatableIn({ value })
  if (!text) return null
  const missing = new Set(missingOf(text))
  const marked = STAFF_LANGUAGES.filter(
    (language) => missing.has(language) || stale.has(`${path}.${language}`),
  )
  return marked.map((language) => {
    const gap = missing.has(language) ? 'missing' : 'stale'
    if (gap === 'stale' && onHold && !locked(language)) {
      return (
        <Popconfirm
          key={language}
          title={texts.stale({ name: LANGUAGE_NAMES[language] })}
          description={
            <>
              {texts.holdText}
              {about && <ChangedSentences {...about} path={path} language={language} />}
            </>
          }
          okText={texts.hold}
          cancelText={texts.later}
          onConfirm={() => onHold(`${path}.${language}`)}
        >
          <button type="button" className="text-mark" data-gap="stale">
            {LANGUAGE_MARKS[language]} {texts.staleShort}
          </button>
        </Popconfirm>
      )
    }
    return (
      <small
        key={language}
        className="text-mark"
        data-gap={gap}
        title={texts[gap]({ name: LANGUAGE_NAMES[language] })}
      >
        {LANGUAGE_MARKS[language]} {texts[`${gap}Short`]}
      </small>
    )
  })
}
