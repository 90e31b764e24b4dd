// A field with a rich text in three languages.

import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { figuresInDoc, type RichDoc, type RichText } from '#rich-text/rich-doc.ts'
import { useEditing, useShownLanguages } from '#web/admin/editor/editing.ts'
import { useLocked } from '#web/admin/editor/reach.ts'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { splitPicture } from '#web/admin/forms/field-places.ts'
import type { RichFieldProps } from '#web/admin/rich-text/use-rich-input.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { EachLanguage } from './words-field.tsx'

type Props<Field extends string> = {
  path: Field
  label: string
  hint?: string
  required?: boolean
}

export function RichWordsField<Field extends string>({ path, ...labelled }: Props<Field>) {
  type Form = Record<Field, RichText>
  const { form, change, disabled, fieldId, problems, setUploading } = useEditing<Form>()
  const shown = useShownLanguages()
  const locked = useLocked()
  // The label leads to the one in sight.
  const alone = (language: keyof RichText) => shown.length === 1 && shown.includes(language)
  const set = (language: keyof RichText, doc: RichDoc | null) => {
    const figures = figuresInDoc(doc)
    change(
      `${path}.${language}`,
      (before) => ({ ...before, [path]: { ...before[path], [language]: doc } }),
      // A message about one picture is not settled by typing elsewhere.
      (name) => {
        const { text, picture } = splitPicture(name)
        const figure = picture === null ? undefined : figures[picture]
        return text === `${path}.${language}` && figure !== undefined && figure.alt === undefined
      },
    )
  }
  return (
    <EachLanguage path={path} value={form[path]} {...labelled}>
      {(language) => (
        <RichTextField
          id={fieldId(alone(language) ? path : `${path}.${language}`)}
          label={labelled.label}
          language={language}
          value={form[path][language]}
          disabled={disabled || locked(language)}
          invalid={(problems[path] ?? messageFor(problems, `${path}.${language}`)) !== undefined}
          onBusy={setUploading}
          onChange={(doc) => set(language, doc)}
        />
      )}
    </EachLanguage>
  )
}

const RichGuard = lazy(async () => ({
  default: (await import('#web/admin/rich-text/rich-editor.tsx')).RichGuard,
}))

/** Each language has an editor with a past of its own. */
function RichTextField(props: RichFieldProps) {
  const texts = useTexts('console/editor/rich-text')
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={texts.loading}>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      }
    >
      <RichGuard key={props.language} {...props} />
    </Suspense>
  )
}
