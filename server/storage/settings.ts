// Settings by name, each one JSON value with a version.
import type { Db } from './open.ts'

/** The value as it was stored, with its version (0 while nothing is); what it must look like is the caller's to check. */
export async function readSettingRow(
  db: Db,
  name: string,
): Promise<{ value: unknown; version: number; updatedAt: number | null }> {
  const row = await db
    .selectFrom('setting')
    .select(['value', 'version', 'updated_at'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row
    ? { value: JSON.parse(row.value), version: row.version, updatedAt: row.updated_at }
    : { value: undefined, version: 0, updatedAt: null }
}

/** Writes the value over that version of it; false when somebody was faster. */
export async function changeSetting(
  db: Db,
  name: string,
  { value, version, now }: { value: unknown; version: number; now: number },
): Promise<boolean> {
  const text = JSON.stringify(value)
  const written =
    version === 0
      ? await db
          .insertInto('setting')
          .values({ name, value: text, version: 1, updated_at: now })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('setting')
          .set({ value: text, version: version + 1, updated_at: now })
          .where('name', '=', name)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return written !== undefined
}

export async function writeSetting(db: Db, name: string, value: unknown, now: number): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('setting')
    .values({ name, value: text, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        value: text,
        updated_at: now,
        version: row('setting.version', '+', 1),
      })),
    )
    .execute()
}
