// What a message is about: the record as it was called then, with its kind and the way to it.
import type { MessageItem } from '#contract/enquiries/message-shapes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { byKind, kindNames } from '#web/admin/kinds/kind-names.ts'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'

/** What one record of a kind is called. */
export function useKindName(): (kind: Kind) => string {
  const names = kindNames(useLanguage())
  const others = useTexts('console/message/inbox').kinds
  const all: Partial<Record<Kind, string>> = { ...others, ...byKind(({ kind }) => names[kind].one) }
  return (kind) => all[kind] ?? kind
}

/** Leads to the record's form, or to its public page where the person may not open that. */
export function AboutRecord({ message: { about, language } }: { message: MessageItem }) {
  const kindName = useKindName()
  const formAddress = useFormAddress()
  if (about === null) return null
  const { kind, id, title, address } = about
  const form = id === null ? null : formAddress({ kind, id })
  return (
    <>
      {kindName(kind)}{' '}
      {form !== null ? (
        <RouterLink to={form}>{title}</RouterLink>
      ) : address !== '' ? (
        <a href={`/${language}${address}`} target="_blank" rel="noreferrer">
          {title}
        </a>
      ) : (
        <bdi>{title}</bdi>
      )}
    </>
  )
}
