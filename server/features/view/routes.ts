// What answers the calls of views: each person sees and changes only their own.
import { viewCalls as calls, type ListName, VIEWS } from '#contract/console/view.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

export function viewRoutes(router: Router, { storage, now }: Parts) {
  const store = viewStore(storage)

  serve(router, calls.list, ({ list }, { person }) => store.list(person.id, list))
  serve(router, calls.add, async (view, { person }) => {
    const kept = await store.put(person.id, view, VIEWS, now())
    if (!kept) throw tooManyViews(VIEWS)
    return kept
  })
  serve(router, calls.remove, async ({ id }, { person }) => {
    if (!(await store.remove(person.id, id))) throw notFound()
    return null
  })
}

const words = serverTexts('server/view')

const tooManyViews = (most: number) => new Failure(CODE.conflict, words.tooManyViews({ most }))

function viewStore({ db, exclusive }: Storage) {
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
