// The folders of the library as a tree to choose from.
import { FolderOutlined, PictureOutlined } from '@ant-design/icons'
import { Tree } from 'antd'
import type { ReactNode } from 'react'
import type { Folder } from '#contract/media-library.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { MEDIA_TEXTS } from './media-texts.ts'
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
  ways?: (folder: Folder) => ReactNode
}

type Node = { key: string; title: ReactNode; icon: ReactNode; children?: Node[] }

export function FolderTree({ folders, all, loose, value, onChange, ways }: Props) {
  const texts = useTexts(MEDIA_TEXTS)
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
        title: named(folder.name, folder.pictures, ways?.(folder)),
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
      // What is open by itself is decided when the folders are there.
      key={folders.length === 0 ? 'none' : 'some'}
      blockNode
      showIcon
      defaultExpandAll={folders.length <= 30}
      treeData={nodes}
      selectedKeys={[value === null ? 'all' : String(value)]}
      onSelect={(keys) => {
        const [key] = keys
        if (key !== undefined) onChange(key === 'all' ? null : Number(key))
      }}
    />
  )
}
