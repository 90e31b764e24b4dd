// The address of the list of releases: what it is narrowed to and how it is sorted.
import type { ReleaseState } from '#contract/content/release.ts'
import { oneOf } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

/** As in `contract/content/release.ts`, which would bring the validator along. */
const RELEASE_STATES = [
  'open',
  'scheduled',
  'published',
  'rolledBack',
] as const satisfies readonly ReleaseState[]

export const RELEASE_LIST = listAddress({
  filters: { state: oneOf(RELEASE_STATES) },
  sorts: ['updateTime'],
  sort: '-updateTime',
})

export const RELEASES = '/webSystemManage/web_release'
export const releaseAddress = (id: number) => `${RELEASES}/${id}`
