// Values of records where they are compared: a list of pictures, lines.
import { imageAddress } from '#web/ui/pictures/image-address.ts'

const NOTHING = '–'

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
