// The words of a head. Chinese breaks between clauses where they fit on a line, else between words.
import { wholesIn } from '#contract/languages/whole.ts'
import { breakable } from './chinese-words.ts'
import { Whole } from './whole.tsx'

/** After the stops of Chinese and the marks that close behind them. */
const STOPS = /(?<=[，。；：！？][”’」』）]*)(?![”’」』）]|$)/u
const HAN = /\p{Script=Han}/u

/** `text` as clauses that move to the next line rather than break; in other languages lines end between words anyway. */
export function HeadWords({ text }: { text: string }) {
  if (!HAN.test(text)) return <Whole text={text} />
  return text.split(STOPS).map((clause) => (
    // The browser may know other words than the server: what the server wrote stays.
    <span key={clause} className="clause" suppressHydrationWarning>
      {wholesIn(clause).map((piece, at) =>
        at % 2 === 0 ? (
          breakable(piece)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
          <span key={at} className="whole">
            {piece}
          </span>
        ),
      )}
    </span>
  ))
}
