// Says beside a field's name in which languages its text is missing, and where it is older than its source.
import { Popconfirm } from 'antd'
import { missingOf, translatableIn } from '#contract/content/translation.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { LANGUAGE_MARKS, LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** `path` is the field's path in the form, `value` its text or rich text. */
export function TextMarks({ path, value }: { path: string; value: unknown }) {
  const texts = useTexts('console/editor/parts').textMarks
  const { stale, onHold } = useEditing()
  const [text] = translatableIn({ value })
  if (!text) return null
  const missing = new Set(missingOf(text))
  const marked = LANGUAGES.filter((language) => missing.has(language) || stale.has(`${path}.${language}`))
  return marked.map((language) => {
    const gap = missing.has(language) ? 'missing' : 'stale'
    if (gap === 'stale' && onHold) {
      return (
        <Popconfirm
          key={language}
          title={texts.stale({ name: LANGUAGE_NAMES[language] })}
          description={texts.holdSays}
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
