// The address, the filters and the columns of the library.
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import type { Media } from '#contract/media/media.ts'
import { type FilterKind, flag, oneOf, text, wholeNumber } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'
import type { FiltersOf } from '#web/admin/list/filters/list-filters.tsx'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { tagsQuery } from '#web/admin/media/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

const SORTS = ['-createTime', 'createTime', 'name', '-name', '-bytes', 'bytes'] as const

export function useMediaFilters({ state, change }: ListOf<typeof MEDIA_LIST>): FiltersOf<typeof MEDIA_LIST> {
  const texts = useTexts('console/media/library')
  const words = useTexts('console/editor/media')
  const asked = useQuery(tagsQuery())
  const tags = asked.data ?? []
  return [
    { name: 'keyword', label: texts.keyword, hint: words.searchHint },
    {
      name: 'tag',
      label: texts.tag,
      any: texts.anyTag,
      options: tags.map(({ tag, pictures }) => ({ value: tag, label: `${tag} (${pictures})` })),
      asked,
    },
    {
      name: 'type',
      label: texts.type,
      any: texts.anyType,
      option: (type) => (type === 'jpg' ? 'JPEG' : type.toUpperCase()),
    },
    <Select
      key="sort"
      className="filter-choice"
      aria-label={texts.sort}
      value={state.sort}
      options={SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
      onChange={(sort) => change({ sort })}
    />,
    { name: 'unused', label: texts.unused },
    { name: 'undescribed', label: texts.undescribed },
    { name: 'shown', label: texts.shown },
  ]
}

export function useMediaColumns(onOpen: (picture: Media) => void): Columns<Media> {
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
      timeColumn('createTime', texts.created, { width: 156, sort: true, folded: false }),
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
