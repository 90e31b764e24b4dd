// Marks beside a name of a tree the languages that it is not translated into.
import { Tooltip } from 'antd'
import type { Text } from '#contract/languages/language.ts'
import { missingIn } from '#web/admin/forms/completeness.ts'
import { LANGUAGE_MARKS } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'

export function UntranslatedMark({ text }: { text: Text }) {
  const texts = useTexts('console/list/parts').untranslatedMark
  const missing = missingIn(text)
  if (missing.length === 0) return null
  return (
    <Tooltip title={texts.missing}>
      <span className="missing-mark">
        <span className="hidden-text">{texts.missing}: </span>
        {missing.map((one) => LANGUAGE_MARKS[one]).join(' ')}
      </span>
    </Tooltip>
  )
}
