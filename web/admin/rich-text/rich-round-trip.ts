// Whether the editor keeps a stored document as it is, and where it would not.
import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { fixTables } from '@tiptap/pm/tables'
import { same } from '#contract/content/same.ts'
import { cleanDoc } from '#rich-text/clean-doc.ts'
import { type DocBlock, plainTextOf, type RichDoc } from '#rich-text/rich-doc.ts'
import { richExtensions } from './rich-extensions.ts'

/** The document as the editor would have it after opening, or null when that is what is stored. */
export function changedOnOpening(stored: RichDoc): { opened: RichDoc | null } | null {
  const schema = getSchema(richExtensions())
  let opened: RichDoc | null = null
  try {
    const doc = schema.nodeFromJSON(stored)
    doc.check()
    const state = EditorState.create({ doc })
    const mended = fixTables(state)
    const cleaned = cleanDoc((mended?.doc ?? doc).toJSON())
    if ('doc' in cleaned) opened = cleaned.doc
  } catch {
    // A document that the editor cannot read at all opens as its words.
    const words = plainTextOf(stored).split('\n')
    opened = {
      type: 'doc',
      content: words.map((text) => ({
        type: 'paragraph',
        content: text === '' ? [] : [{ type: 'text', text }],
      })),
    }
  }
  return same(opened, stored) ? null : { opened }
}

/** A document a line a block, to lay two beside each other. */
export function linesOf(doc: RichDoc | null, names: Record<DocBlock['type'], string>): string[] {
  return (doc?.content ?? []).map((block) => {
    const words = plainTextOf({ type: 'doc', content: [block] }).replaceAll('\n', ' · ')
    const size =
      block.type === 'table'
        ? ` ${block.content.length} × ${Math.max(...block.content.map((row) => row.content.length))}`
        : block.type === 'heading'
          ? ` ${block.attrs.level}`
          : ''
    return `${names[block.type]}${size}: ${words}`
  })
}
