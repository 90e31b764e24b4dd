// Running text as content stores it: an empty line begins a new paragraph, `## ` a heading.

export type Block = { kind: 'heading' | 'paragraph'; text: string; id: string }

/** The blocks of a text; `id` is what a table of contents points at. */
export function blocksOf(text: string): Block[] {
  const pieces = text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  let headings = 0
  return pieces.map((piece) => {
    if (!piece.startsWith('## ')) return { kind: 'paragraph', text: piece, id: '' }
    headings += 1
    return { kind: 'heading', text: piece.slice(3).trim(), id: `part-${headings}` }
  })
}

/** The text as headings and paragraphs. */
export function RunningText({ text, lead = false }: { text: string; lead?: boolean }) {
  return blocksOf(text).map((block, at) =>
    block.kind === 'heading' ? (
      <h2 key={block.id} id={block.id}>
        {block.text}
      </h2>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no identity but their place
      <p key={at} {...(lead && at === 0 && { className: 'lead' })}>
        {block.text}
      </p>
    ),
  )
}
