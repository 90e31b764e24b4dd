// Settings by name, each one JSON value with a version.
import type { Db } from '#server/storage/open.ts'

/** The value as it was stored, or undefined; what it must look like is the caller's to check. */
export async function readSetting(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row && JSON.parse(row.value)
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
