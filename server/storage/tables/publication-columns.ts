// The columns of a publication, said once for all who write, take down and overlay them.
import type { Selectable } from 'kysely'
import type { PublicationTable } from './content-tables.ts'

/** What stands in an entry and in its publication under the same name. */
export const SHARED_COLUMNS = [
  'kind',
  'parent_id',
  'sort',
  'code',
  'label',
  'region',
  'hot',
  'dated',
  'search',
  'version',
] as const

/** What a publication has of its own. */
const OWN_COLUMNS = [
  'entry_id',
  'content',
  'slugs',
  'visible_from',
  'visible_until',
  'published_at',
  'published_by',
  'titled',
] as const

/** All that a publication is made of; left out is what each row is given anew: its number and the version of its tokens. */
export const PUBLICATION_COLUMNS = [...SHARED_COLUMNS, ...OWN_COLUMNS] as const

export type OwnColumn = (typeof OWN_COLUMNS)[number]
export type PublicationRow = Pick<Selectable<PublicationTable>, (typeof PUBLICATION_COLUMNS)[number]>
