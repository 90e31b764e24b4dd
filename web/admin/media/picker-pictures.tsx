// The pictures that the picker offers: a page at first, further ones at the end of the list or by a button.
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import type { UIEvent } from 'react'
import type { Media } from '#contract/media/media.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { pickerQuery } from './admin-api.ts'
import type { FolderChoice } from './folder-tree.tsx'
import { MediaGrid } from './media-grid.tsx'

/** So far from its end the list goes on by itself, in pixels. */
const NEAR_END = 240

type Props = {
  folder: FolderChoice
  keyword: string
  chosen: (id: number) => boolean
  onChoose: (picture: Media, on: boolean) => void
}

export function PickerPictures({ folder, keyword, chosen, onChoose }: Props) {
  const texts = useTexts('console/editor/media')
  const asked = { ...(folder !== null && { folderId: folder }), ...(keyword && { keyword }) }
  const { data, error, refetch, isFetching, ...further } = useInfiniteQuery(pickerQuery(asked))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = further
  const total = data?.pages[0]?.total ?? 0
  const goOn = () => void further.fetchNextPage()
  const scrolled = ({ currentTarget: list }: UIEvent<HTMLDivElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight
    const free = hasNextPage && !isFetching && !isFetchNextPageError && !isPlaceholderData
    if (free && left < NEAR_END) goOn()
  }
  return (
    <div className="picker-pictures" onScroll={scrolled}>
      {error && !data && <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Skeleton active />}
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
