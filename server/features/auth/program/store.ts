// The queries of tokens of programs.
import { storedText } from '#contract/fields/walk.ts'
import type { ScopePage } from '#contract/people/program.ts'
import { BUTTONS, PAGES } from '#contract/wire/resource.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

export type ProgramRow = NonNullable<Awaited<ReturnType<ReturnType<typeof programStore>['find']>>>

export function programStore(db: Db) {
  const rows = (within: Db) =>
    within
      .selectFrom('program_token')
      .innerJoin('user_account', 'user_account.id', 'program_token.user_id')
      .select([
        'program_token.id',
        'program_token.user_id',
        'program_token.name',
        'program_token.hint',
        'program_token.scope',
        'program_token.created_at',
        'program_token.expires_at',
        'program_token.used_at',
        'program_token.used_address',
        'program_token.ended_at',
        'program_token.ended_by',
        'program_token.made_by',
        'program_token.languages',
        'user_account.service',
        'user_account.username',
        'user_account.nick_name',
        'user_account.must_change',
        'user_account.flag',
        'user_account.trashed_at',
      ])

  return {
    personOf: (id: number, within: Db) =>
      within
        .selectFrom('user_account')
        .select(['username', 'nick_name', 'email'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** Tokens of one person, or of everybody; the newest first. */
    async page(userId: number | null, { page, limit }: { page: number; limit: number }) {
      const all = rows(db)
      const wanted = userId === null ? all : all.where('program_token.user_id', '=', userId)
      const [total, found] = await Promise.all([
        totalOf(wanted),
        wanted
          .orderBy('program_token.id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
      ])
      return { total, rows: found }
    },
    find: (id: number, within: Db) => rows(within).where('program_token.id', '=', id).executeTakeFirst(),

    /** How many tokens are not over: of a person, or null for those that are nobody's. */
    countOf: (userId: number | null, now: number, within: Db) =>
      totalOf(
        within
          .selectFrom('program_token')
          .where((one) => (userId === null ? one('made_by', '<>', '') : one('user_id', '=', userId)))
          .where('ended_at', '=', 0)
          .where('expires_at', '>', now),
      ),

    /** Ends a token; false when it was ended before. */
    async end(id: number, by: string, at: number, within: Db): Promise<boolean> {
      const { numUpdatedRows } = await within
        .updateTable('program_token')
        .set({ ended_at: at, ended_by: by })
        .where('id', '=', id)
        .where('ended_at', '=', 0)
        .executeTakeFirst()
      return Number(numUpdatedRows) > 0
    },

    /** The pages of the menus with their buttons, in the order of the sidebar; `off` also those that are switched off. */
    async pages({ off = false } = {}): Promise<ScopePage[]> {
      const menus = await db
        .selectFrom('menu')
        .select(['id', 'parent_id', 'type', 'resources', 'title'])
        .where('flag', 'in', off ? ['enabled', 'disabled'] : ['enabled'])
        .orderBy('sort')
        .orderBy('id')
        .execute()
      const under = (id: number | null) => menus.filter(({ parent_id }) => parent_id === id)
      const pagesUnder = (id: number | null): ScopePage[] =>
        under(id).flatMap((menu) => {
          const page = PAGES.find((key) => key === menu.resources)
          if (menu.type !== 'page' || !page) return pagesUnder(menu.id)
          const buttons = under(menu.id).flatMap(({ resources, title }) => {
            const key = BUTTONS.find((button) => button === resources)
            return key ? [{ key, title: storedText(title) }] : []
          })
          return [{ page, title: storedText(menu.title), buttons }, ...pagesUnder(menu.id)]
        })
      return pagesUnder(null)
    },
  }
}
