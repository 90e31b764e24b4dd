// The actions of the lifecycle as lists do them, one record after another.
import type { ManyBase } from '#web/admin/editor/editor-kind.ts'
import { send } from '#web/client/send.ts'

type Target = { id: number; version: number }

/** One of many: whoever runs through them lists what was refused. */
export const changeQuietly = (
  base: ManyBase,
  way: 'publish' | 'unpublish' | 'delete',
  { id, version }: Target,
) => send(`/api/web/${base}/${way}`, { id, version }, { quiet: true })
