// How a role comes into being beside the pages of roles: at the first start, and when somebody is invited as what has no role yet.
import type { Text } from '#contract/languages/language.ts'
import { PRESET_GRANTS, type RolePreset } from '#contract/people/role-preset.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

/** What the role of each preset is called when it is made. */
export const { presets: presetTitles } = serverTexts('server/parts/people')

/** Adds a role that grants `resources`. */
export async function addRole(
  db: Db,
  name: string,
  title: Text,
  at: number,
  resources: readonly string[] = [],
): Promise<number> {
  const { id } = await db
    .insertInto('role')
    .values({
      name,
      title: JSON.stringify(title),
      sort: 10,
      flag: 'enabled',
      remark: '',
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (resources.length > 0) {
    await db
      .insertInto('role_grant')
      .values(resources.map((resource) => ({ role_id: id, resource })))
      .execute()
  }
  return id
}

/** The id of the role of a preset, made where there is none of its name; one that the owner has changed stays as it is. */
export async function presetRole(db: Db, preset: RolePreset, at: number): Promise<number> {
  const known = await db.selectFrom('role').select('id').where('name', '=', preset).executeTakeFirst()
  return known?.id ?? addRole(db, preset, presetTitles[preset], at, PRESET_GRANTS[preset])
}
