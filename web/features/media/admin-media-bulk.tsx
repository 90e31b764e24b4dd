// What can be done with many pictures at once, as far as the person may.
import { Input } from 'antd'
import { useRef, useState } from 'react'
import type { Media } from '#contract/media/media.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { recoverQuietly, removeQuietly, updateQuietly } from './admin-api.ts'
import { FolderSelect } from './admin-folders.tsx'

type Target = Pick<Media, 'id' | 'version'>

export function useMediaBulk(): BulkAction<Media>[] {
  const texts = useTexts('console/media/library')
  // The question is asked once, and the rows are run through after it was answered.
  const folder = useRef<number | null>(null)
  const tag = useRef('')
  return [
    {
      key: 'move',
      permit: 'web_media:update',
      label: texts.move,
      ask: texts.askMove,
      says: <ChosenFolder chosen={folder} />,
      run: ({ id, version }) => updateQuietly({ id, version, folderId: folder.current }),
      undo: ({ folderId }, { id, version }: Target) => updateQuietly({ id, version, folderId }),
      done: texts.moved,
    },
    {
      key: 'tag',
      permit: 'web_media:update',
      label: texts.addTag,
      ask: texts.askTag,
      says: <ChosenTag chosen={tag} />,
      run: ({ id, version, tags }) =>
        updateQuietly({ id, version, tags: tag.current === '' ? tags : [...tags, tag.current] }),
      undo: ({ tags }, { id, version }: Target) => updateQuietly({ id, version, tags }),
      done: texts.tagged,
    },
    {
      key: 'remove',
      permit: 'web_media:delete',
      label: texts.remove,
      ask: texts.askRemove,
      says: texts.removeSays,
      danger: true,
      run: removeQuietly,
      undo: (_, removed: Target) => recoverQuietly(removed),
      done: texts.removed,
    },
  ]
}

function ChosenFolder({ chosen }: { chosen: { current: number | null } }) {
  const texts = useTexts('console/media/library')
  const [value, setValue] = useState<number | null>(() => {
    chosen.current = null
    return null
  })
  return (
    <FolderSelect
      label={texts.whereTo}
      noneName={texts.noFolder}
      value={value}
      onChange={(folderId) => {
        chosen.current = folderId
        setValue(folderId)
      }}
    />
  )
}

function ChosenTag({ chosen }: { chosen: { current: string } }) {
  const texts = useTexts('console/media/library')
  return (
    <Input
      aria-label={texts.which}
      placeholder={texts.which}
      maxLength={40}
      defaultValue={chosen.current}
      onChange={(event) => {
        chosen.current = event.target.value.trim()
      }}
    />
  )
}
