// The name of a product type by its id.
import { useQuery } from '@tanstack/react-query'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage } from '#web/i18n/language.tsx'

/** `–` stands for none, and for one that is gone. */
export function TypeName({ id }: { id: number | null }) {
  const language = useLanguage()
  const { data: types } = useQuery(typeTreeQuery())
  const type = types?.find((one) => one.id === id)
  return type ? textIn(type.productTypeName, language) : '–'
}
