// The words of a kind's form, and what the fields of the owner and their choices are called.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FieldWords } from '#contract/kinds/words.ts'
import { ownFieldsQuery } from '#web/admin/admin-api.ts'
import { ownOf } from '#web/admin/product-types/own-fields.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'

/** The place of a field of the owner is `values.o1`. */
export function useKindWords<Words extends FieldWords>(kind: string, words: Words): Words {
  const language = useLanguage()
  const { data } = useQuery(ownFieldsQuery())
  return useMemo(() => {
    const own = ownOf(data, kind)
    if (own.length === 0) return words
    const places = own.map(({ key, name, choices }) => ({
      place: `values.${key}`,
      name: textIn(name, language) || key,
      options: Object.fromEntries(choices.map((one) => [one.key, textIn(one.name, language) || one.key])),
    }))
    return {
      ...words,
      fields: { ...words.fields, ...Object.fromEntries(places.map(({ place, name }) => [place, name])) },
      options: {
        ...words.options,
        ...Object.fromEntries(places.map(({ place, options }) => [place, options])),
      },
    }
  }, [kind, words, data, language])
}
