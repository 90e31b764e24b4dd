// The dialog in which pictures are chosen from the library, or uploaded into it on the way.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, Input, Modal, Select } from 'antd'
import { type ReactNode, type UIEvent, useRef, useState } from 'react'
import type { Media } from '#contract/media/media.ts'
import { ChoicesFailed, choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useMiddling } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { foldersQuery, pickerQuery } from './admin-api.ts'
import { type FolderChoice, FolderTree } from './folder-tree.tsx'
import { MediaGrid } from './media-grid.tsx'
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
  const { message } = useApp()
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

/** So far from its end the list goes on by itself, in pixels. */
const NEAR_END = 240

type PickerPicturesProps = {
  folder: FolderChoice
  keyword: string
  chosen: (id: number) => boolean
  onChoose: (picture: Media, on: boolean) => void
}

function PickerPictures({ folder, keyword, chosen, onChoose }: PickerPicturesProps) {
  const texts = useTexts('console/editor/media')
  const query = { ...(folder !== null && { folderId: folder }), ...(keyword && { keyword }) }
  const asked = useInfiniteQuery(pickerQuery(query))
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = asked
  const total = data?.pages[0]?.total ?? 0
  const goOn = () => void asked.fetchNextPage()
  const scrolled = ({ currentTarget: list }: UIEvent<HTMLDivElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    const free = hasNextPage && !isFetching && !isFetchNextPageError && !asked.isPlaceholderData
    if (free && left < NEAR_END) goOn()
  }
  return (
    <div className="picker-pictures" onScroll={scrolled}>
      <Pending asked={asked} rows={3} />
      {data && total === 0 && <Nothing title={keyword || folder !== null ? texts.noneFound : texts.none} />}
      {data && <MediaGrid pictures={each(data.pages)} chosen={chosen} onChoose={onChoose} />}
      {error && isFetchNextPageError ? (
        <LoadFailed error={error} onAgain={goOn} busy={isFetchingNextPage} />
      ) : (
        hasNextPage && (
          <Button className="picker-more" loading={isFetchingNextPage} onClick={goOn}>
            {texts.more({ count: total })}
          </Button>
        )
      )}
    </div>
  )
}

/** Each picture once: one that was uploaded meanwhile moves the others on. */
const each = (pages: readonly { items: Media[] }[]): Media[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((picture) => [picture.id, picture])).values(),
]

type Picked = Pick<Media, 'key'>

/**
 * `pickPicture` opens the library and answers the picture that was chosen, or `null` when the dialog was given up;
 * `picker` is to be rendered.
 */
export function usePickPicture(): { pickPicture: () => Promise<Picked | null>; picker: ReactNode } {
  const answer = useRef<(picked: Picked | null) => void>(null)
  const [open, setOpen] = useState(false)
  const settle = (picked: Picked | null) => {
    answer.current?.(picked)
    answer.current = null
    setOpen(false)
  }
  return {
    pickPicture: () =>
      new Promise((resolve) => {
        answer.current?.(null)
        answer.current = resolve
        setOpen(true)
      }),
    picker: open && (
      <MediaPicker onPick={([picture]) => settle(picture ?? null)} onClose={() => settle(null)} />
    ),
  }
}
