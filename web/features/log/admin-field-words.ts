// What fields of records are called, and the words for values that are codes.
import type { TextsOf } from '#web/i18n/messages.ts'

type Texts = TextsOf<'console/log/fields'>

const own = <Value>(of: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined

/** A field as people call it; what has no word here is shown as the contract calls it. */
export const fieldWord = (field: string, { fields }: Texts): string => own<string>(fields, field) ?? field

/** A code in words, or `null` for what is no code. */
export function codeWord(field: string, value: unknown, { codes }: Texts): string | null {
  const words = own<Readonly<Record<string, string>>>(codes, field)
  return (words && own(words, String(value))) ?? null
}

/** Fields that hold keys of pictures. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set(['gallery', 'covers'])
