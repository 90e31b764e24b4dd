// What can be done with many pictures at once, as far as the person may.
import { useQueryClient } from '@tanstack/react-query'
import { Input } from 'antd'
import { useRef, useState } from 'react'
import type { Media } from '#contract/media/media.ts'
import type { BulkAction } from '#web/admin/list/bulk/bulk-action.ts'
import { forgetMedia } from '#web/admin/media/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { recoverQuietly, removeQuietly, updateQuietly } from './admin-api.ts'
import { FolderSelect } from './admin-folders.tsx'

type Target = Pick<Media, 'id' | 'version'>

export function useMediaBulk(): BulkAction<Media>[] {
  const texts = useTexts('console/media/library')
  const may = useMay()
  const client = useQueryClient()
  // The question is asked once, and the rows are run through after it was answered.
  const folder = useRef<number | null>(null)
  const tag = useRef('')
  const settled = () => forgetMedia(client)
  const actions: BulkAction<Media>[] = []
  if (may('web_media:update')) {
    actions.push(
      {
        key: 'move',
        label: texts.move,
        ask: texts.askMove,
        description: <ChosenFolder chosen={folder} />,
        run: ({ id, version }) => updateQuietly({ id, version, folderId: folder.current }),
        undo: ({ folderId }, moved: Target) =>
          updateQuietly({ id: moved.id, version: moved.version, folderId }),
        settled,
        done: texts.moved,
      },
      {
        key: 'tag',
        label: texts.addTag,
        ask: texts.askTag,
        description: <ChosenTag chosen={tag} />,
        run: ({ id, version, tags }) =>
          updateQuietly({ id, version, tags: tag.current === '' ? tags : [...tags, tag.current] }),
        undo: ({ tags }, tagged: Target) => updateQuietly({ id: tagged.id, version: tagged.version, tags }),
        settled,
        done: texts.tagged,
      },
    )
  }
  if (may('web_media:delete')) {
    actions.push({
      key: 'remove',
      label: texts.remove,
      ask: texts.askRemove,
      description: texts.removeText,
      danger: true,
      run: (picture) => removeQuietly(picture),
      undo: (_, removed: Target) => recoverQuietly(removed),
      settled,
      done: texts.removed,
    })
  }
  return actions
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
