// The address of the library: what it is narrowed to and how it is sorted.
import { type FilterKind, flag, oneOf, text, wholeNumber } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

/** As the contract has them (`contract/media/media-library.ts`, which would bring the validator along). */
export const MEDIA_TYPES = ['jpg', 'png', 'webp', 'avif', 'gif'] as const

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
