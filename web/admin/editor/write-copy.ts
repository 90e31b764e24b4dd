// Writes the working copy of a record: a new one as a whole, another by the fields that differ.
import { changedFields } from '#web/admin/difference.ts'
import { Unreachable } from '#web/client/send.ts'
import type { EditorKind, Entry } from './editor-kind.ts'
import type { Stored } from './editor-state.ts'
import { tellRefusal } from './tell-refusal.ts'

/** Answers what is stored then. */
export async function writeCopy<Fields extends object, Form extends object, Staff extends Entry>(
  kind: EditorKind<Fields, Form, Staff>,
  { stored, form }: { stored: Stored<Fields, Staff> | null; form: Form },
  autosave: boolean,
): Promise<Stored<Fields, Staff>> {
  const fields = kind.fieldsIn(form)
  if (!stored) {
    if (!kind.add) throw new Error('the one record of this kind is there from the beginning')
    return { record: await kind.add(fields), fields }
  }
  const changed = changedFields(stored.fields, fields)
  if (Object.keys(changed).length === 0) return stored
  const { id, version } = stored.record
  try {
    const record = await kind.update({ id, version, autosave, ...changed })
    // What was typed is let go for a newer version alone.
    if (record.version > version) return { record, fields }
    throw new Unreachable('unreadable', `saved ${id} from version ${version}, answered ${record.version}`)
  } catch (error) {
    tellRefusal(error, autosave)
    throw error
  }
}
