// What the editor can make: exactly the nodes and marks of the contract (`rich-text/rich-doc.ts`).
import { type Extensions, Mark, markInputRule, markPasteRule, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { isLinkTarget } from '#rich-text/link-target.ts'

/** Code that may be bold or a link at once; the one of the kit shuts every other mark out. */
const Code = Mark.create({
  name: 'code',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])`([^`]+)`$/, type: this.type })]
  },
  addPasteRules() {
    return [markPasteRule({ find: /(?:^|[^`])`([^`]+)`(?!`)/g, type: this.type })]
  },
})
const raised = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) }
    },
  })

const attribute = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
})

/** Left out, the picture says what the library says of it; empty, it is decoration. */
const alternative = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('data-alt'),
  renderHTML: ({ alt }: Record<string, unknown>) => (alt === null ? {} : { 'data-alt': alt }),
}

/** `waiting` names an upload that is under way; such a picture is not part of the text yet. */
export const FigureNode = Node.create<{ language: Language }>({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ language: LANGUAGES[0] }),
  addAttributes: () => ({
    key: attribute('key'),
    caption: attribute('caption'),
    alt: alternative,
    waiting: { default: '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'figure[data-key]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
})
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    provider: attribute('provider'),
    id: attribute('id'),
    title: attribute('title'),
  }),
  parseHTML: () => [{ tag: 'figure[data-provider]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
})

/** All of them; the two that show more than words may be given with a view of their own. */
export const richExtensions = (
  figure: Node<{ language: Language }> = FigureNode,
  video: Node = VideoNode,
): Extensions => [
  StarterKit.configure({
    code: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLinkTarget(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Code,
  raised('subscript', 'sub', 'Mod-,'),
  raised('superscript', 'sup', 'Mod-.'),
  Table,
  TableRow,
  TableHeader,
  TableCell,
  figure,
  video,
]
