// Records that are found by the models of those they name: the tokens of a document hold `LEM-300`.
import { idsIn } from '#contract/fields/places.ts'
import { readContent } from '#contract/kinds/content.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'

const ALL: readonly (KindOf & { kind: Kind })[] = DECLARED
const namesOf = ({ fields }: KindOf) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'records' && field.keyword ? [{ name, of: field.kind }] : [],
  )

/** The models of what a record names in fields with `keyword`, as visitors may see them. */
export async function codesNamed(db: Db, kind: Kind, content: object): Promise<string[]> {
  const declared = ALL.find((one) => one.kind === kind)
  const names = declared ? namesOf(declared) : []
  if (!declared || names.length === 0) return []
  const whole = readContent(declared, JSON.stringify(content))
  const ids = names.flatMap(({ name }) => idsIn(whole[name] ?? []))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('publication')
    .select('code')
    .distinct()
    .where('entry_id', 'in', ids)
    .where('code', '!=', '')
    .execute()
  return rows.map(({ code }) => code)
}

/** The publications that are found by the model of this record. */
export async function foundByCodeOf(db: Db, { entry_id, kind }: { entry_id: number; kind: Kind }) {
  const kinds = ALL.filter((one) => namesOf(one).some(({ of }) => of === kind)).map((one) => one.kind)
  if (kinds.length === 0) return []
  return db
    .selectFrom('publication')
    .select(['id', 'entry_id', 'kind', 'code', 'content'])
    .where('kind', 'in', kinds)
    .where('entry_id', 'in', (e) =>
      e
        .selectFrom('entry_reference')
        .select('from_entry')
        .where('to', '=', 'entry')
        .where('target', '=', entry_id)
        .where('copy', '!=', 'working'),
    )
    .execute()
}
