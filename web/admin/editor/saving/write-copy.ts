// Writes the working copy of a record: a new one as a whole, another by the fields that differ; one write after the other.
import { useRef } from 'react'
import { changedFields, same } from '#web/admin/differences/difference.ts'
import type { EditorKind, Entry } from '#web/admin/editor/editor-kind.ts'
import type { Stored } from '#web/admin/editor/editor-state.ts'
import { settledWrites } from '#web/admin/forms/settled-writes.ts'
import { Unreachable } from '#web/client/send.ts'
import { tellRefusal } from './tell-refusal.ts'

/** Answers what is stored then. */
async function writeCopy(
  kind: EditorKind,
  stored: Stored | null,
  fields: object,
  autosave: boolean,
): Promise<Stored> {
  if (!stored) {
    if (!kind.add) throw new Error('the one record of this kind is there from the beginning')
    return { record: await kind.add(fields), fields }
  }
  const changed = changedFields(stored.fields, fields)
  if (Object.keys(changed).length === 0) return stored
  const { id, version } = stored.record
  const record = await kind.update({ id, version, autosave, ...changed })
  // What was typed is let go for a newer version alone.
  if (record.version > version) return { record, fields }
  throw new Unreachable('unreadable', `saved ${id} from version ${version}, answered ${record.version}`)
}

/** The writes of one editor, each surely done before the next; `onFound` gets what a lost one turns out to have stored. */
export function copyWrites(kind: EditorKind, onFound: (stored: Stored) => void) {
  const settled = settledWrites<Stored | null, object>(
    (current, sent) => {
      const record = current as Entry
      return same(kind.fieldsOf(record), sent) ? { record, fields: sent } : null
    },
    (held) => held && onFound(held),
  )
  /** Stores what is typed and answers what is stored then; reports what the editor does not show. */
  return async ({ stored, form }: { stored: Stored | null; form: object }, autosave: boolean) => {
    try {
      const held = await settled({
        onto: stored,
        fields: kind.fieldsIn(form),
        send: (onto, fields) => writeCopy(kind, onto, fields, autosave),
      })
      if (!held) throw new Error('a write always stores something')
      return held
    } catch (error) {
      tellRefusal(error, autosave)
      throw error
    }
  }
}

/** Answers a function that runs what it is given when everything before it has ended, well or not. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (run: () => Promise<unknown>) => {
    const next = last.current.then(run, run)
    last.current = next.catch(() => {})
    return next
  }
}
