// The words of a kind's form, and what the fields of the owner and their choices are called.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownKindOf, saidIn } from '#contract/kinds/own-kinds.ts'
import type { FieldWords } from '#contract/kinds/words.ts'
import { inRegions } from '#contract/products/regional.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { ownFieldsQuery } from '#web/admin/admin-api.ts'
import { ownOf } from '#web/admin/product-types/own-fields.ts'
import { useRegions } from '#web/admin/product-types/use-regions.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

/** The texts of a kind. Those that the owner made share a room, and say what the owner calls their records and groups. */
export function useKindTexts<K extends Kind>(kind: K) {
  const language = useLanguage()
  const own = ownKindOf(kind)
  const texts = useTexts(`console/kinds/${own ? 'own' : kind}` as `console/kinds/${K}`)
  return useMemo(() => {
    if (!own) return texts
    // The room of these is another one than the compiler knows.
    const words: FieldWords & { anyOf: (values: { name: string }) => string } = texts as never
    const group = saidIn(own.groupName, language)
    return {
      ...texts,
      name: saidIn(own.one, language),
      ...(group !== '' && {
        fields: { ...words.fields, group },
        any: { ...words.any, group: words.anyOf({ name: group }) },
      }),
    }
  }, [own, texts, language])
}

/** The place of a field of the owner is `values.o1`. */
export function useKindWords<Words extends FieldWords>(kind: string, words: Words): Words {
  const language = useLanguage()
  const { data } = useQuery(ownFieldsQuery())
  const regions = useRegions()
  return useMemo(() => {
    const own = ownOf(data, kind)
    if (own.length === 0) return words
    const places = inRegions(own, regions).map(({ key, name, choices }) => ({
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
  }, [kind, words, data, regions, language])
}
