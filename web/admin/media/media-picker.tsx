// The dialog in which pictures are chosen from the library, or uploaded into it on the way.
import { useQuery } from '@tanstack/react-query'
import { App, Button, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import type { Media } from '#contract/media/media.ts'
import { ChoicesFailed, choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { foldersQuery } from './admin-api.ts'
import { type FolderChoice, FolderTree } from './folder-tree.tsx'
import { PickerPictures } from './picker-pictures.tsx'
import { UploadArea, UploadButton } from './upload-area.tsx'
import { useMediaUploads } from './use-media-uploads.ts'
import './media.css'

type Props = {
  /** How many may be chosen. */
  max?: number
  onPick: (pictures: Media[]) => void
  onClose: () => void
}

/** Rendered while it is open. */
export function MediaPicker({ max = 1, onPick, onClose }: Props) {
  const texts = useTexts('console/editor/media')
  const { message } = App.useApp()
  const [folder, setFolder] = useState<FolderChoice>(null)
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<readonly Media[]>([])

  const choose = (picture: Media, on: boolean) =>
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== picture.id)
      if (!on) return others
      if (max === 1) return [picture]
      if (others.length >= max) {
        void message.warning({ content: texts.atMost({ max }), key: 'at-most' })
        return before
      }
      return [...others, picture]
    })
  const uploads = useMediaUploads(folder, (picture) => choose(picture, true))

  return (
    <Modal
      open
      className="media-picker"
      title={texts.pickTitle}
      width="min(1080px, 96vw)"
      style={{ top: 24 }}
      onCancel={onClose}
      footer={
        <div className="dialog-actions">
          <span className="field-hint" aria-live="polite">
            {chosen.length > 0 && texts.chosen({ count: chosen.length })}
          </span>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
            {texts.use({ count: chosen.length })}
          </Button>
        </div>
      }
    >
      <UploadArea uploads={uploads}>
        <div className="picker-top">
          <Input.Search
            allowClear
            maxLength={100}
            placeholder={texts.searchHint}
            aria-label={texts.search}
            onSearch={(words) => setKeyword(words.trim())}
          />
          <UploadButton uploads={uploads} type="default" />
        </div>
        <div className="picker-body">
          <Folders value={folder} onChange={setFolder} />
          <PickerPictures
            folder={folder}
            keyword={keyword}
            chosen={(id) => chosen.some((one) => one.id === id)}
            onChoose={choose}
          />
        </div>
      </UploadArea>
    </Modal>
  )
}

/** A tree where there is room for it, a list to choose from on a phone. */
function Folders({ value, onChange }: { value: FolderChoice; onChange: (choice: FolderChoice) => void }) {
  const texts = useTexts('console/editor/media')
  const middling = useMiddling()
  const asked = useQuery(foldersQuery())
  const { data = { all: 0, loose: 0, folders: [] } } = asked
  if (middling) {
    return (
      <div>
        <FolderTree {...data} value={value} onChange={onChange} />
        <ChoicesFailed asked={asked} />
      </div>
    )
  }
  const options = [
    { value: -1, label: texts.all },
    { value: 0, label: texts.loose },
    ...data.folders.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Select
      aria-label={texts.folders}
      value={value ?? -1}
      onChange={(chosen) => onChange(chosen === -1 ? null : chosen)}
      options={options}
      {...choiceProps(asked)}
    />
  )
}
