// The filters of the library.
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import type { Media } from '#contract/media/media.ts'
import { type FilterKind, flag, oneOf, text, wholeNumber } from '#web/admin/list/filters/filter-kinds.ts'
import { ChoiceFilter, FilterBar, FlagFilter, TextFilter } from '#web/admin/list/filters/filters.tsx'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { tagsQuery } from '#web/admin/media/admin-api.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

const SORTS = ['-createTime', 'createTime', 'name', '-name', '-bytes', 'bytes'] as const

type Props = { list: ListOf<typeof MEDIA_LIST> }

export function MediaFilters({ list: { state, change, filtered, reset } }: Props) {
  const texts = useTexts('console/media/library')
  const words = useTexts('console/editor/media')
  const asked = useQuery(tagsQuery())
  const { data: tags = [] } = asked
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.keyword}
        hint={words.searchHint}
        value={state.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <ChoiceFilter
        label={texts.tag}
        any={texts.anyTag}
        value={state.tag || null}
        options={tags.map(({ tag, pictures }) => ({ value: tag, label: `${tag} (${pictures})` }))}
        asked={asked}
        onChange={(tag) => change({ tag: tag ?? '' })}
      />
      <ChoiceFilter
        label={texts.type}
        any={texts.anyType}
        value={state.type}
        options={MEDIA_TYPES.map((value) => ({
          value,
          label: value === 'jpg' ? 'JPEG' : value.toUpperCase(),
        }))}
        onChange={(type) => change({ type })}
      />
      <Select
        className="filter-choice"
        aria-label={texts.sort}
        value={state.sort}
        options={SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        onChange={(sort) => change({ sort })}
      />
      <FlagFilter label={texts.unused} value={state.unused} onChange={(unused) => change({ unused })} />
      <FlagFilter
        label={texts.undescribed}
        value={state.undescribed}
        onChange={(undescribed) => change({ undescribed })}
      />
      <FlagFilter label={texts.shown} value={state.shown} onChange={(shown) => change({ shown })} />
    </FilterBar>
  )
}

type Columns = { main: MainColumn<Media>; columns: ListColumn<Media>[] }

export function useMediaColumns(onOpen: (picture: Media) => void): Columns {
  const texts = useTexts('console/media/library')
  return {
    main: {
      key: 'name',
      title: texts.name,
      sort: true,
      cell: (picture, folded) => (
        <span className="media-row">
          <img src={imageAddress(picture.shown, 160)} alt="" width={56} height={42} loading="lazy" />
          <span>
            <Button type="link" size="small" onClick={() => onOpen(picture)}>
              {picture.name}
            </Button>
            {folded}
          </span>
        </span>
      ),
    },
    columns: [
      {
        key: 'size',
        title: texts.size,
        width: 150,
        cell: ({ width, height, type }) => `${width} × ${height} ${type.toUpperCase()}`,
      },
      {
        key: 'bytes',
        title: texts.bytes,
        width: 100,
        sort: true,
        cell: ({ bytes }) => fileSize(bytes),
      },
      {
        key: 'tags',
        title: texts.tag,
        from: 'roomy',
        ellipsis: true,
        cell: ({ tags }) => tags.join(', '),
        folded: false,
      },
      {
        key: 'createTime',
        title: texts.created,
        width: 156,
        sort: true,
        cell: ({ createTime }) => <TimePassed time={createTime} />,
        folded: false,
      },
    ],
  }
}

/** As the contract has them (`contract/media/media-library.ts`, which would bring the validator along). */
const MEDIA_TYPES = ['jpg', 'png', 'webp', 'avif', 'gif'] as const

/** A folder by its id; `0` holds what lies in none. */
const folder = (): FilterKind<number | null> => ({
  none: null,
  read: (given) => (given === '0' ? 0 : wholeNumber(given)),
  write: String,
})

export const MEDIA_LIST = listAddress({
  filters: {
    keyword: text(),
    folderId: folder(),
    tag: text(40),
    type: oneOf(MEDIA_TYPES),
    unused: flag(),
    undescribed: flag(),
    shown: flag(),
  },
  sorts: ['createTime', 'name', 'bytes'],
  sort: '-createTime',
  keyset: true,
})
