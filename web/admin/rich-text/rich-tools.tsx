// The buttons of the editor, by group: what each does, when it is on, and its key.
import {
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  DeleteColumnOutlined,
  DeleteOutlined,
  DeleteRowOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
  InsertRowLeftOutlined,
  InsertRowRightOutlined,
  ItalicOutlined,
  LineOutlined,
  MergeCellsOutlined,
  OrderedListOutlined,
  PicCenterOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { ChainedCommands } from '@tiptap/core'
import type { ReactNode } from 'react'
import type { TextsOf } from '#web/i18n/messages.ts'

export type Tool = {
  name: keyof TextsOf<'console/editor/rich-text'> & string
  icon: ReactNode
  run: (chain: ChainedCommands) => ChainedCommands
  /** The node or mark whose presence presses the button. */
  on?: string
  key?: string
}

export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', icon: <BoldOutlined />, on: 'bold', key: 'B', run: (chain) => chain.toggleBold() },
    {
      name: 'italic',
      icon: <ItalicOutlined />,
      on: 'italic',
      key: 'I',
      run: (chain) => chain.toggleItalic(),
    },
    {
      name: 'underline',
      icon: <UnderlineOutlined />,
      on: 'underline',
      key: 'U',
      run: (chain) => chain.toggleUnderline(),
    },
    {
      name: 'strike',
      icon: <StrikethroughOutlined />,
      on: 'strike',
      key: 'Shift+S',
      run: (chain) => chain.toggleStrike(),
    },
    { name: 'code', icon: <CodeOutlined />, on: 'code', key: 'E', run: (chain) => chain.toggleMark('code') },
    {
      name: 'subscript',
      icon: <span className="rich-script" data-script="sub" />,
      on: 'subscript',
      key: ',',
      run: (chain) => chain.toggleMark('subscript'),
    },
    {
      name: 'superscript',
      icon: <span className="rich-script" data-script="sup" />,
      on: 'superscript',
      key: '.',
      run: (chain) => chain.toggleMark('superscript'),
    },
    { name: 'clear', icon: <ClearOutlined />, run: (chain) => chain.unsetAllMarks() },
  ],
  [
    {
      name: 'bulletList',
      icon: <UnorderedListOutlined />,
      on: 'bulletList',
      key: 'Shift+8',
      run: (chain) => chain.toggleBulletList(),
    },
    {
      name: 'orderedList',
      icon: <OrderedListOutlined />,
      on: 'orderedList',
      key: 'Shift+7',
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      name: 'blockquote',
      icon: <b>”</b>,
      on: 'blockquote',
      key: 'Shift+B',
      run: (chain) => chain.toggleBlockquote(),
    },
    { name: 'horizontalRule', icon: <LineOutlined />, run: (chain) => chain.setHorizontalRule() },
  ],
]

export const PAST: readonly Tool[] = [
  { name: 'undo', icon: <UndoOutlined />, key: 'Z', run: (chain) => chain.undo() },
  { name: 'redo', icon: <RedoOutlined />, key: 'Shift+Z', run: (chain) => chain.redo() },
]

export const TABLE_TOOLS: readonly Tool[] = [
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
