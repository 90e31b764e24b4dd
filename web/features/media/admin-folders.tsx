// The folders of the library: beside it, where they are chosen, added, renamed, moved and removed; and as a choice of where to put something.
import { FolderAddOutlined, MoreOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Dropdown, Modal, TreeSelect } from 'antd'
import { useState } from 'react'
import type { Folder } from '#contract/media/media-library.ts'
import { DeleteDialog } from '#web/admin/forms/delete-dialog.tsx'
import { usePrompt } from '#web/admin/forms/prompt-dialog.tsx'
import { foldersQuery, forgetMedia } from '#web/admin/media/admin-api.ts'
import { type FolderChoice, FolderTree } from '#web/admin/media/folder-tree.tsx'
import { ChoicesFailed, choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { addFolder, removeFolder, updateFolder } from './admin-api.ts'

const NAME_LENGTH = 60

type Props = { value: FolderChoice; onChange: (choice: FolderChoice) => void }

export function FolderSide({ value, onChange }: Props) {
  const texts = useTexts('console/media/library')
  const may = useMay()('web_media:update')
  const prompt = usePrompt()
  const client = useQueryClient()
  const asked = useQuery(foldersQuery())
  const { data = { all: 0, loose: 0, folders: [] } } = asked
  const [doomed, setDoomed] = useState<Folder | null>(null)
  const [moving, setMoving] = useState<Folder | null>(null)
  const onSettled = () => forgetMedia(client)
  const add = useMutation({ ...addFolder(), onSuccess: ({ id }) => onChange(id), onSettled })
  const update = useMutation({ ...updateFolder(), onSettled })
  const remove = useMutation({ ...removeFolder(), onSettled })

  const create = async (parentId: number | null) => {
    const name = await prompt({ title: texts.folderName, limit: NAME_LENGTH })
    if (name) add.mutate({ parentId, name })
  }
  const rename = async ({ id, version, name: before }: Folder) => {
    const name = await prompt({ title: texts.folderName, value: before, limit: NAME_LENGTH })
    if (name && name !== before) update.mutate({ id, version, name })
  }
  const actions = (folder: Folder) => (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'add', label: texts.subFolder },
          { key: 'rename', label: texts.rename },
          { key: 'move', label: texts.moveFolder },
          { key: 'remove', label: texts.removeFolder, danger: true },
        ],
        onClick: ({ key, domEvent }) => {
          // The folder itself is not meant.
          domEvent.stopPropagation()
          if (key === 'add') void create(folder.id)
          if (key === 'rename') void rename(folder)
          if (key === 'move') setMoving(folder)
          if (key === 'remove') setDoomed(folder)
        },
      }}
    >
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined />}
        aria-label={texts.folderActions({ name: folder.name })}
        onClick={(event) => event.stopPropagation()}
      />
    </Dropdown>
  )
  return (
    <nav className="folder-side" aria-label={texts.folders}>
      <FolderTree {...data} value={value} onChange={onChange} {...(may && { actions })} />
      <ChoicesFailed asked={asked} />
      {may && (
        <Button
          type="dashed"
          block
          icon={<FolderAddOutlined />}
          onClick={() => void create(null)}
          loading={add.isPending}
        >
          {texts.newFolder}
        </Button>
      )}
      {moving && (
        <FolderDialog
          title={moving.name}
          noneName={texts.top}
          without={moving.id}
          onChoose={(parentId) => {
            update.mutate({ id: moving.id, version: moving.version, parentId })
            setMoving(null)
          }}
          onClose={() => setMoving(null)}
        />
      )}
      {doomed && (
        <DeleteDialog
          name={doomed.name}
          description={texts.removeFolderText}
          onDelete={async () => {
            await remove.mutateAsync({ id: doomed.id, version: doomed.version })
            if (value === doomed.id) onChange(null)
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </nav>
  )
}

type FolderDialogProps = {
  title: string
  /** What the choice of no folder is called. */
  noneName: string
  /** A folder that cannot be chosen, with all below it. */
  without?: number
  onChoose: (folderId: number | null) => void
  onClose: () => void
}

/** Rendered while it is open. */
function FolderDialog({ title, noneName, without, onChoose, onClose }: FolderDialogProps) {
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
