// The folders of the library as a tree to choose from.
import { FolderOutlined, PictureOutlined } from '@ant-design/icons'
import { Tree } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Folder } from '#contract/media/media-library.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './media.css'

/** `null` stands for all pictures, `0` for those that lie in no folder. */
export type FolderChoice = number | null

type Props = {
  folders: readonly Folder[]
  all: number
  loose: number
  value: FolderChoice
  onChange: (choice: FolderChoice) => void
  /** What can be done with a folder. */
  actions?: (folder: Folder) => ReactNode
}

type Node = { key: string; title: ReactNode; icon: ReactNode; children?: Node[] }

/** More folders than this begin closed. */
const OPEN_AT_FIRST = 30

export function FolderTree({ folders, all, loose, value, onChange, actions }: Props) {
  const texts = useTexts('console/editor/media')
  // Decided once, when the folders are there; after that each stays as it is while others come and go.
  const [openAtFirst, setOpenAtFirst] = useState<boolean | null>(null)
  if (openAtFirst === null && folders.length > 0) setOpenAtFirst(folders.length <= OPEN_AT_FIRST)
  /** What somebody turned over from how it begins. */
  const [turned, setTurned] = useState<readonly string[]>([])
  const turn = (key: string) =>
    setTurned((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]))
  const named = (name: string, pictures: number, more?: ReactNode) => (
    <span className="folder-name">
      <span title={name}>{name}</span>
      <small className="num">{pictures}</small>
      {more}
    </span>
  )
  const under = (parentId: number | null): Node[] =>
    folders
      .filter((folder) => folder.parentId === parentId)
      .map((folder) => ({
        key: String(folder.id),
        title: named(folder.name, folder.pictures, actions?.(folder)),
        icon: <FolderOutlined />,
        children: under(folder.id),
      }))
  const nodes: Node[] = [
    { key: 'all', title: named(texts.all, all), icon: <PictureOutlined /> },
    { key: '0', title: named(texts.loose, loose), icon: <PictureOutlined /> },
    ...under(null),
  ]
  return (
    <Tree
      className="folder-tree"
      aria-label={texts.folders}
      blockNode
      showIcon
      treeData={nodes}
      expandedKeys={folders
        .map(({ id }) => String(id))
        .filter((key) => turned.includes(key) !== (openAtFirst ?? true))}
      onExpand={(_, { node }) => turn(node.key)}
      selectedKeys={[value === null ? 'all' : String(value)]}
      // The node and not the selection: a click on the chosen one would empty it, also while another choice is on its way.
      onSelect={(_, { node }) => onChange(node.key === 'all' ? null : Number(node.key))}
    />
  )
}
