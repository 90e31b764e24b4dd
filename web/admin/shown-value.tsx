// Values of records where they are compared: a text by language, a list of pictures, a plain word.
import type { Text } from '#contract/language.ts'
import { LANGUAGES } from '#contract/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/language-names.ts'
import { imageAddress } from '#web/ui/image-address.ts'

const NOTHING = '–'

export function ShownText({ text }: { text: Text }) {
  return (
    <dl className="shown-text">
      {LANGUAGES.map((language) => (
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

export function ShownLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return NOTHING
  return (
    <ul className="shown-lines">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
