// A head whose Chinese clauses stay whole where they fit on a line.

/** After the stops of Chinese; other languages break between words. */
const STOPS = /(?<=[，。；：！？])/

/** `text` as clauses that move to the next line rather than break. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.split(STOPS)
  if (clauses.length === 1) return text
  return clauses.map((clause) => (
    <span key={clause} className="clause">
      {clause}
    </span>
  ))
}
