// The headings of a rich text, with the ids that a list of contents points at.
import type { DocBlock, RichDoc } from '#rich-text/rich-doc.ts'

type RichHeading = { node: DocBlock; id: string; text: string; level: 2 | 3 | 4 }

/** All headings in their order, those inside quotes and tables left out; ids are `<prefix>-1` and so on. */
export function headingsOf(doc: RichDoc | null, prefix = 'part'): RichHeading[] {
  const headings = doc?.content.filter((block) => block.type === 'heading') ?? []
  return headings.map((node, at) => ({
    node,
    id: `${prefix}-${at + 1}`,
    text: (node.content ?? []).map((word) => (word.type === 'text' ? word.text : ' ')).join(''),
    level: node.attrs.level,
  }))
}
