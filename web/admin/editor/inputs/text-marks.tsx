// Says beside a field's name in which languages its text is missing, and where it is older than its source.
import { Popconfirm } from 'antd'
import { missingOf, translatableIn } from '#contract/content/translation.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { LANGUAGE_MARKS, LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'

const TEXTS = {
  zh: {
    missing: (name: string) => `缺少${name}译文`,
    stale: (name: string) => `${name}译文早于原文`,
    missingShort: '未翻译',
    staleShort: '译文待更新',
    holdSays: '原文已修改。若译文仍然正确，可去掉此标记。',
    hold: '译文仍正确',
    later: '稍后',
  },
  en: {
    missing: (name: string) => `${name} is not translated`,
    stale: (name: string) => `${name} is older than its source`,
    missingShort: 'not translated',
    staleShort: 'needs update',
    holdSays: 'The source was changed. If the translation is still correct, clear this mark.',
    hold: 'Still correct',
    later: 'Later',
  },
  es: {
    missing: (name: string) => `Falta el texto en ${name}`,
    stale: (name: string) => `El texto en ${name} es anterior a su original`,
    missingShort: 'sin traducir',
    staleShort: 'por actualizar',
    holdSays: 'El original cambió. Si la traducción sigue siendo correcta, quite esta marca.',
    hold: 'Sigue siendo correcta',
    later: 'Más tarde',
  },
}

/** `path` is the field's path in the form, `value` its text or rich text. */
export function TextMarks({ path, value }: { path: string; value: unknown }) {
  const texts = useTexts(TEXTS)
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
          title={texts.stale(LANGUAGE_NAMES[language])}
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
      <small key={language} className="text-mark" data-gap={gap} title={texts[gap](LANGUAGE_NAMES[language])}>
        {LANGUAGE_MARKS[language]} {texts[`${gap}Short`]}
      </small>
    )
  })
}
