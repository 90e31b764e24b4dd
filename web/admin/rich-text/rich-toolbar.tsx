// The bar above the text: styles, marks, lists, what can be inserted, undo; a second row while the cursor is in a table.
import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  LinkOutlined,
  PictureOutlined,
  TableOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Select, Tooltip } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { PAST, TABLE_TOOLS, TOOLS, type Tool } from './rich-tools.tsx'

const STYLES = ['paragraph', 'heading2', 'heading3', 'heading4', 'codeBlock'] as const
type Style = (typeof STYLES)[number]
const MAC = /Mac|iPhone|iPad/
const keyName = (key: string) =>
  MAC.test(navigator.userAgent) ? `⌘${key.replace('Shift+', '⇧')}` : `Ctrl+${key}`

type Props = {
  editor: Editor
  /** Which of several texts it works on. */
  says?: string
  full: boolean
  onFull: () => void
  onLink: () => void
  onPicture: () => void
  onVideo: () => void
}

export function RichToolbar({ editor, says, full, onFull, onLink, onPicture, onVideo }: Props) {
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
        {says && (
          <span className="rich-acts-on" role="status">
            {texts.actsOn({ text: says })}
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
