// Writes the working copy of a record: a new one as a whole, another by the fields that differ.
import { changedFields, same } from '#web/admin/differences/difference.ts'
import type { EditorKind, Entry } from '#web/admin/editor/editor-kind.ts'
import type { Stored } from '#web/admin/editor/editor-state.ts'
import { settledWrites } from '#web/admin/forms/settled-writes.ts'
import { Unreachable } from '#web/client/send.ts'
import { tellRefusal } from './tell-refusal.ts'

/** Answers what is stored then. */
export async function writeCopy<Fields extends object, Form extends object, Staff extends Entry>(
  kind: EditorKind<Fields, Form, Staff>,
  stored: Stored<Fields, Staff> | null,
  fields: Fields,
  autosave: boolean,
): Promise<Stored<Fields, Staff>> {
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

/** The writes of one editor, each surely done before the next; `tellStored` is told what a lost one turns out to have stored. */
export function copyWrites<Fields extends object, Form extends object, Staff extends Entry>(
  kind: EditorKind<Fields, Form, Staff>,
  tellStored: (stored: Stored<Fields, Staff>) => void,
) {
  const settled = settledWrites<Stored<Fields, Staff> | null, Fields>(
    (current, sent) => {
      const record = current as Staff
      return same(kind.fieldsOf(record), sent) ? { record, fields: sent } : null
    },
    (held) => held && tellStored(held),
  )
  /** Stores what is typed and answers what is stored then; tells what the editor does not show. */
  return async (
    { stored, form }: { stored: Stored<Fields, Staff> | null; form: Form },
    autosave: boolean,
  ) => {
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
