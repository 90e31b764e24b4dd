// The queries of views that people keep of console lists.
import type { ListName } from '#contract/console/view.ts'
import type { Db, Storage } from '#server/storage/open.ts'

export function viewStore({ db, exclusive }: Storage) {
  const own = (within: Db, person: number, list: ListName) =>
    within.selectFrom('saved_view').where('user_id', '=', person).where('list', '=', list)

  return {
    list: (person: number, list: ListName) =>
      own(db, person, list).select(['id', 'name', 'query']).orderBy('name').execute(),

    /** Replaces the view of the same name; answers nothing when the person keeps `most` others already. */
    put: (
      person: number,
      { list, name, query }: { list: ListName; name: string; query: string },
      most: number,
      at: number,
    ) =>
      db.transaction().execute(async (within) => {
        await exclusive(within, `views of ${person}`)
        const others = await own(within, person, list)
          .where('name', '!=', name)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
        if (Number(others.count) >= most) return undefined
        return within
          .insertInto('saved_view')
          .values({ user_id: person, list, name, query, created_at: at })
          .onConflict((conflict) => conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query }))
          .returning(['id', 'name', 'query'])
          .executeTakeFirstOrThrow()
      }),

    async remove(person: number, id: number) {
      const removed = await db
        .deleteFrom('saved_view')
        .where('id', '=', id)
        .where('user_id', '=', person)
        .executeTakeFirst()
      return Number(removed.numDeletedRows) === 1
    },
  }
}
