// The limits of a role in words: `Español; prices`.
import { isLimited, type Limits } from '#contract/content/touched.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'

/** Makes one line of limits; '' where nothing is limited. */
export function useLimitWords(): (limits: Limits) => string {
  const texts = useTexts('console/editor/limits')
  return (limits) => {
    if (!isLimited(limits)) return ''
    const { languages, groups, own } = limits
    const parts = [
      languages?.map((one) => (one === 'shared' ? texts.shared : LANGUAGE_NAMES[one])).join(', '),
      groups?.map((one) => texts.group[one]).join(', '),
      own && texts.own,
    ]
    return parts.filter(Boolean).join(' · ')
  }
}
