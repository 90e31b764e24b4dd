// Words whose models, sizes and figures do not break.
import { wholesIn } from '#contract/languages/whole.ts'

/** `text` with what stays on one line held together. */
export function Whole({ text }: { text: string }) {
  const pieces = wholesIn(text)
  if (pieces.length === 1) return text
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
      <span key={at} className="whole">
        {piece}
      </span>
    ),
  )
}

/** Whether `text` comes as several pieces. */
export const isPieced = (text: string): boolean => wholesIn(text).length > 1
