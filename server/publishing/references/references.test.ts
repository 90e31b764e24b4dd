// What points at a record or a picture: named in few reads, however many records do.
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { referencesTo } from './references.ts'

const app = await testApp()
const { draft, read } = await productDesk(app)
const { db } = app.parts.storage

/** The largest answer of the store while `run` reads. */
async function mostRows(run: (counted: typeof db) => Promise<unknown>) {
  let most = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, result.rows.length)
      return result
    },
  }
  await run(db.withPlugin(counting))
  return most
}

/** Records that point at this one in every copy. */
async function pointAt(target: number, to: 'entry' | 'media', count: number) {
  const like = await db
    .selectFrom('entry')
    .selectAll()
    .where('kind', '=', 'product')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: _, ...row } = like
  const added = await db
    .insertInto('entry')
    .values(Array.from({ length: count }, () => row))
    .returning('id')
    .execute()
  const copies = ['working', 'published', 'planned'] as const
  const rows = added.flatMap(({ id }) => copies.map((copy) => ({ from_entry: id, copy, to, target })))
  await db.insertInto('entry_reference').values(rows).execute()
}

test('a record or a picture that many records point at is told from as many rows as are named', async () => {
  const { id } = await draft('Everywhere')
  await pointAt(id, 'entry', 120)
  const linking = await draft('Linking', {
    description: {
      en: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'Here',
                marks: [{ type: 'link', attrs: { href: `/productDetail/${id}` } }],
              },
            ],
          },
        ],
      },
    } as never,
  })
  await db
    .updateTable('entry')
    .set({ updated_at: Number.MAX_SAFE_INTEGER })
    .where('id', '=', linking.id)
    .execute()
  expect(await mostRows((counted) => referencesTo(counted, id))).toBe(100)
  const told = await referencesTo(db, id)
  expect(told.map(({ linked }) => linked)).toEqual([true, ...Array(99).fill(false)])
  expect(told[0]).toMatchObject({ id: linking.id })

  const [key = ''] = (await read(id)).gallery
  const picture = await db.selectFrom('media').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  await pointAt(picture.id, 'media', 120)
  expect(await mostRows((counted) => referencesTo(counted, picture.id, 'media'))).toBe(100)
})
