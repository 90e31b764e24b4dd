// The bar above the text: styles, marks, lists, what can be inserted, undo; a second row while the cursor is in a table.
import {
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  DeleteColumnOutlined,
  DeleteOutlined,
  DeleteRowOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
  InsertRowLeftOutlined,
  InsertRowRightOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  MergeCellsOutlined,
  OrderedListOutlined,
  PicCenterOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import type { ChainedCommands } from '@tiptap/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Select, Tooltip } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'

const STYLES = ['paragraph', 'heading2', 'heading3', 'heading4', 'codeBlock'] as const
type Style = (typeof STYLES)[number]
const MAC = /Mac|iPhone|iPad/
const keyName = (key: string) =>
  MAC.test(navigator.userAgent) ? `⌘${key.replace('Shift+', '⇧')}` : `Ctrl+${key}`

type Props = {
  editor: Editor
  /** Which of several texts it works on. */
  description?: string
  full: boolean
  onFull: () => void
  onLink: () => void
  onPicture: () => void
  onVideo: () => void
}

export function RichToolbar({ editor, description, full, onFull, onLink, onPicture, onVideo }: Props) {
  const texts = useTexts('console/editor/rich-text')
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      pressed: [...TOOLS.flat().flatMap(({ on }) => on ?? []), 'link'].filter((name) => now.isActive(name)),
      style: styleOf(now),
      undo: now.can().undo(),
      redo: now.can().redo(),
      inTable: now.isActive('table'),
    }),
  })
  const button = (
    name: string,
    label: string,
    icon: ReactNode,
    press: () => void,
    more: { on?: boolean; off?: boolean } = {},
  ) => (
    <Tooltip key={name} title={label} mouseEnterDelay={0.4}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        {...(more.on !== undefined && { 'aria-pressed': more.on })}
        disabled={more.off === true}
        // The text keeps the cursor.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      />
    </Tooltip>
  )
  const tool = ({ name, icon, run, on, key }: Tool) => {
    const label = `${String(texts[name])}${key ? ` (${keyName(key)})` : ''}`
    const off = name === 'undo' ? !state.undo : name === 'redo' ? !state.redo : false
    const press = () => run(editor.chain().focus()).run()
    return button(name, label, icon, press, { off, ...(on && { on: state.pressed.includes(on) }) })
  }
  return (
    <div className="rich-bar">
      <div className="rich-tools" role="toolbar" aria-label={texts.toolbar} onKeyDown={walk}>
        <Select<Style>
          value={state.style}
          aria-label={texts.block}
          variant="borderless"
          popupMatchSelectWidth={false}
          onChange={(style) => setStyle(editor, style)}
          options={STYLES.map((style) => ({ value: style, label: texts[style] }))}
        />
        {TOOLS.map((group) => (
          <span className="rich-group" key={group[0]?.name}>
            {group.map(tool)}
          </span>
        ))}
        <span className="rich-group">
          {button('link', `${texts.link} (${keyName('K')})`, <LinkOutlined />, onLink, {
            on: state.pressed.includes('link'),
          })}
          {button('picture', texts.picture, <PictureOutlined />, onPicture)}
          {button('video', texts.video, <VideoCameraOutlined />, onVideo)}
          {button(
            'table',
            texts.table,
            <TableOutlined />,
            () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
            { off: state.inTable },
          )}
        </span>
        <span className="rich-group">{PAST.map(tool)}</span>
        {description && (
          <span className="rich-acts-on" role="status">
            {texts.actsOn({ text: description })}
          </span>
        )}
        <span className="rich-group rich-full">
          {button(
            'full',
            full ? texts.leaveFull : texts.full,
            full ? <FullscreenExitOutlined /> : <FullscreenOutlined />,
            onFull,
          )}
        </span>
      </div>
      {state.inTable && (
        <div className="rich-tools" role="toolbar" aria-label={texts.tableTools} onKeyDown={walk}>
          <span className="rich-group">{TABLE_TOOLS.map(tool)}</span>
        </div>
      )}
    </div>
  )
}

function styleOf(editor: Editor): Style {
  if (editor.isActive('codeBlock')) return 'codeBlock'
  const level = ([2, 3, 4] as const).find((one) => editor.isActive('heading', { level: one }))
  return level ? `heading${level}` : 'paragraph'
}

function setStyle(editor: Editor, style: Style) {
  const chain = editor.chain().focus()
  if (style === 'paragraph') chain.setParagraph().run()
  else if (style === 'codeBlock') chain.setCodeBlock().run()
  else chain.setHeading({ level: Number(style.slice(-1)) as 2 | 3 | 4 }).run()
}

/** Arrow keys walk along the buttons. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  buttons[(at + (event.key === 'ArrowRight' ? 1 : -1) + buttons.length) % buttons.length]?.focus()
}

type Tool = {
  name: keyof TextsOf<'console/editor/rich-text'> & string
  icon: ReactNode
  run: (chain: ChainedCommands) => ChainedCommands
  /** The node or mark whose presence presses the button. */
  on?: string
  key?: string
}

const toggled = (name: Tool['name'], key: string, icon: ReactNode, run: Tool['run']): Tool => ({
  name,
  icon,
  on: name,
  key,
  run,
})
const mark = (name: Tool['name'], key: string, icon: ReactNode) =>
  toggled(name, key, icon, (chain) => chain.toggleMark(name))

const TOOLS: readonly (readonly Tool[])[] = [
  [
    mark('bold', 'B', <BoldOutlined />),
    mark('italic', 'I', <ItalicOutlined />),
    mark('underline', 'U', <UnderlineOutlined />),
    mark('strike', 'Shift+S', <StrikethroughOutlined />),
    mark('code', 'E', <CodeOutlined />),
    mark('subscript', ',', <span className="rich-script" data-script="sub" />),
    mark('superscript', '.', <span className="rich-script" data-script="sup" />),
    { name: 'clear', icon: <ClearOutlined />, run: (chain) => chain.unsetAllMarks() },
  ],
  [
    toggled('bulletList', 'Shift+8', <UnorderedListOutlined />, (chain) => chain.toggleBulletList()),
    toggled('orderedList', 'Shift+7', <OrderedListOutlined />, (chain) => chain.toggleOrderedList()),
    toggled('blockquote', 'Shift+B', <b>”</b>, (chain) => chain.toggleBlockquote()),
    { name: 'horizontalRule', icon: <LineOutlined />, run: (chain) => chain.setHorizontalRule() },
  ],
]

const PAST: readonly Tool[] = [
  { name: 'undo', icon: <UndoOutlined />, key: 'Z', run: (chain) => chain.undo() },
  { name: 'redo', icon: <RedoOutlined />, key: 'Shift+Z', run: (chain) => chain.redo() },
]

const TABLE_TOOLS: readonly Tool[] = [
  { name: 'rowAbove', icon: <InsertRowAboveOutlined />, run: (chain) => chain.addRowBefore() },
  { name: 'rowBelow', icon: <InsertRowBelowOutlined />, run: (chain) => chain.addRowAfter() },
  { name: 'columnLeft', icon: <InsertRowLeftOutlined />, run: (chain) => chain.addColumnBefore() },
  { name: 'columnRight', icon: <InsertRowRightOutlined />, run: (chain) => chain.addColumnAfter() },
  { name: 'headerRow', icon: <PicCenterOutlined />, run: (chain) => chain.toggleHeaderRow() },
  { name: 'mergeCells', icon: <MergeCellsOutlined />, run: (chain) => chain.mergeOrSplit() },
  { name: 'removeRow', icon: <DeleteRowOutlined />, run: (chain) => chain.deleteRow() },
  { name: 'removeColumn', icon: <DeleteColumnOutlined />, run: (chain) => chain.deleteColumn() },
  { name: 'removeTable', icon: <DeleteOutlined />, run: (chain) => chain.deleteTable() },
]
