// Asks for a folder to put something into.
import { useQuery } from '@tanstack/react-query'
import { Modal, TreeSelect } from 'antd'
import { useState } from 'react'
import type { Folder } from '#contract/media/media-library.ts'
import { foldersQuery } from '#web/admin/media/admin-api.ts'
import { choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'

type Props = {
  title: string
  /** What the choice of no folder is called. */
  noneName: string
  /** A folder that cannot be chosen, with all below it. */
  without?: number
  onChoose: (folderId: number | null) => void
  onClose: () => void
}

/** Rendered while it is open. */
export function FolderDialog({ title, noneName, without, onChoose, onClose }: Props) {
  const texts = useTexts('console/media/library')
  const [chosen, setChosen] = useState(0)
  return (
    <Modal
      open
      title={title}
      okText={texts.move}
      cancelText={texts.cancel}
      onOk={() => onChoose(chosen === 0 ? null : chosen)}
      onCancel={onClose}
      width={420}
    >
      <FolderSelect
        label={texts.whereTo}
        noneName={noneName}
        value={chosen === 0 ? null : chosen}
        onChange={(folderId) => setChosen(folderId ?? 0)}
        {...(without !== undefined && { without })}
      />
    </Modal>
  )
}

type SelectProps = {
  id?: string
  label: string
  noneName: string
  without?: number
  value: number | null
  onChange: (folderId: number | null) => void
}

export function FolderSelect({ id, label, noneName, without, value, onChange }: SelectProps) {
  const asked = useQuery(foldersQuery())
  return (
    <TreeSelect
      {...(id && { id })}
      className="folder-select"
      aria-label={label}
      value={value ?? 0}
      treeDefaultExpandAll
      treeNodeFilterProp="title"
      showSearch
      {...choiceProps(asked)}
      treeData={[{ value: 0, title: noneName }, ...nodes(asked.data?.folders ?? [], null, without)]}
      onChange={(chosen: number) => onChange(chosen === 0 ? null : chosen)}
    />
  )
}

type Node = { value: number; title: string; children: Node[] }

const nodes = (folders: readonly Folder[], parentId: number | null, without?: number): Node[] =>
  folders
    .filter((folder) => folder.parentId === parentId && folder.id !== without)
    .map(({ id, name }) => ({ value: id, title: name, children: nodes(folders, id, without) }))
