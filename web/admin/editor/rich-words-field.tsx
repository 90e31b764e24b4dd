// A field with a rich text in three languages.
import type { RichDoc, RichText } from '#contract/rich-doc.ts'
import { messageFor } from '#web/admin/field-errors.ts'
import { RichTextField } from '#web/admin/rich-text/rich-text-field.tsx'
import { useEditing, useShownLanguages } from './editing.ts'
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
  // The label leads to the one in sight.
  const alone = (language: keyof RichText) => shown.length === 1 && shown.includes(language)
  const set = (language: keyof RichText, doc: RichDoc | null) =>
    change(`${path}.${language}`, (before) => ({ ...before, [path]: { ...before[path], [language]: doc } }))
  return (
    <EachLanguage path={path} value={form[path]} {...labelled}>
      {(language) => (
        <RichTextField
          id={fieldId(alone(language) ? path : `${path}.${language}`)}
          label={labelled.label}
          language={language}
          value={form[path][language]}
          disabled={disabled}
          invalid={messageFor(problems, path) !== undefined}
          onBusy={setUploading}
          onChange={(doc) => set(language, doc)}
        />
      )}
    </EachLanguage>
  )
}
