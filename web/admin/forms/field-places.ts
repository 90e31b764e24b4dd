// Where a field that a message names may stand in a form, and the language it is about.
import { ANY_LANGUAGE, isLanguage, type Language } from '#contract/languages/language-codes.ts'

/** `left` are the steps of the path that the id does not cover; `picture` is the number of a picture in a running text. */
export type Place = { id: string; left: readonly string[]; picture: number | null }

/** A picture in a running text. */
const IN_TEXT = new RegExp(`^(.+\\.${ANY_LANGUAGE})\\.pictures\\.(\\d+)$`)

/**
 * The ids under which a field may stand, the nearest first. A text in the one language that is shown has the id of its
 * field, side by side each has its own; `body.en.pictures.1` is the second picture of a running text.
 */
export function placesOf(field: string): Place[] {
  const { text, picture } = splitPicture(field)
  const steps = text.split('.')
  const places: Place[] = []
  for (let length = steps.length; length > 0; length -= 1) {
    const own = steps.slice(0, length)
    const left = steps.slice(length)
    const ids = isLanguage(own.at(-1)) && length > 1 ? [own, own.slice(0, -1)] : [own]
    length -= ids.length - 1
    for (const id of ids)
      places.push({
        id: id.join('.'),
        left: picture === null ? left : [...left, 'pictures', String(picture)],
        picture: left.length === 0 ? picture : null,
      })
  }
  return places
}

/** The path of the running text, and the number of the picture in it that is meant. */
export function splitPicture(field: string): { text: string; picture: number | null } {
  const [, text, at] = IN_TEXT.exec(field) ?? []
  return text && at ? { text, picture: Number(at) } : { text: field, picture: null }
}

/** The language that a message is about, or null. */
export function languageIn(field: string): Language | null {
  const last = splitPicture(field).text.split('.').at(-1)
  return isLanguage(last) && field.includes('.') ? last : null
}
