// Values of records where they are compared: a text by language, a list of pictures, a plain word.
import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

const NOTHING = '–'

/** The languages in which a text differs from the other one. */
export function ShownText({ text, other }: { text: Text; other: Text }) {
  return (
    <dl className="shown-text">
      {LANGUAGES.filter((language) => text[language] !== other[language]).map((language) => (
        <div key={language}>
          <dt>{LANGUAGE_NAMES[language]}</dt>
          <dd lang={language}>{text[language] || NOTHING}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ShownPictures({ keys }: { keys: readonly string[] }) {
  if (keys.length === 0) return NOTHING
  return (
    <span className="shown-pictures">
      {keys.map((key) => (
        <img key={key} src={imageAddress(key, 160, [4, 3])} alt="" width={64} height={48} />
      ))}
    </span>
  )
}

/** All lines in their order, those that the other side does not have set off. */
export function ShownLines({ lines, others }: { lines: readonly string[]; others: readonly string[] }) {
  if (lines.length === 0) return NOTHING
  return (
    <ul className="shown-lines">
      {[...new Set(lines)].map((line) => (
        <li key={line} data-own={!others.includes(line) || undefined}>
          {line}
        </li>
      ))}
    </ul>
  )
}
