// The buttons for the table that the cursor stands in.
import {
  DeleteColumnOutlined,
  DeleteOutlined,
  DeleteRowOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
  InsertRowLeftOutlined,
  InsertRowRightOutlined,
  MergeCellsOutlined,
  PicCenterOutlined,
} from '@ant-design/icons'
import type { Tool } from './rich-tools.tsx'

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
