// How large a refusal may be: whatever was sent, its answer stays below 16 kB (decision 33).
import type { Language } from '#contract/languages/language-codes.ts'
import type { Reason } from '#server/failure.ts'

/** Characters of the sentence at the top, and of one field's name and sentence. */
export const MESSAGE_LENGTH = 500
const NAME_LENGTH = 200
/** Bytes of all fields together; the envelope has room beside them. */
const FIELDS_BYTES = 12 * 1024

/** The fields of a refusal in one language, as many as there is room for; `more` counts those left out. */
export function fieldsWithin(fields: Readonly<Record<string, Reason>>, language: Language) {
  const all = Object.entries(fields)
  const named: [string, string][] = []
  let room = FIELDS_BYTES
  for (const [name, reason] of all) {
    const field = [cut(name, NAME_LENGTH), cut(reason[language], MESSAGE_LENGTH)] as [string, string]
    room -= Buffer.byteLength(JSON.stringify(field))
    if (room < 0) break
    named.push(field)
  }
  const more = all.length - named.length
  return { fields: Object.fromEntries(named), ...(more > 0 && { more }) }
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`
