// What answers the calls of menus; whoever signs in sees a change at the next call, since rights are read at each.
import { menuCalls as calls } from '#contract/people/menu.ts'
import { notFound, stale } from '#server/failure.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import { type Authority, authorityOf, holdAuthority } from '#server/parts/rights/authority.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import {
  checkCount,
  checkMayChange,
  checkMenu,
  checkNewKey,
  checkPlace,
  checkRemovable,
  lockOf,
  loggedMenu,
  type MenuRecord,
  nameOf,
  orderWith,
  treeOf,
  unusedKeys,
} from './rules.ts'
import { menuStore } from './store.ts'

/** The menu as it is, unless it is gone or newer than the version that the asker knows. */
async function mustBe(
  target: { id: number; version: number },
  db: Db,
  all: readonly MenuRecord[],
  asker: Authority,
) {
  const menu = all.find(({ id }) => id === target.id)
  if (!menu) throw notFound()
  const counts = await menuStore(db).grantCounts()
  const roles = counts.get(menu.resources) ?? 0
  const children = treeOf(all, counts, asker, menu.id)
  if (menu.version !== target.version)
    throw stale({ ...menu, roles, locked: lockOf(menu, all, asker), children })
  return { menu, roles, children: children.length }
}

export function menuRoutes(router: Router, { storage }: Parts) {
  const store = menuStore(storage.db)
  const language = () => router.siteLanguage()

  /** One change at a time, also beside changes of grants: no key is granted while its menu goes. */
  const change = <Result>(
    { person }: AskingPerson,
    work: (db: Db, all: MenuRecord[], asker: Authority) => Promise<Result>,
  ) =>
    storage.db.transaction().execute(async (db) => {
      await holdAuthority(storage, db)
      return work(db, await store.all(db), await authorityOf(db, person.id))
    })

  serve(router, calls.tree, async (_, { person }) => {
    const [all, asker] = await Promise.all([store.all(), authorityOf(storage.db, person.id)])
    return { menus: treeOf(all, await store.grantCounts(), asker), unused: unusedKeys(all) }
  })

  serve(router, calls.add, (fields, asking) =>
    change(asking, async (db, all) => {
      checkCount(all.length)
      checkMenu({ ...fields, id: null }, all)
      const siblings = all.filter(({ parentId }) => parentId === fields.parentId)
      const id = await store.insert(db, fields, siblings.at(-1)?.sort ?? 0)
      const after = loggedMenu({ ...fields, id }, all, language())
      await asking.record(db, { recordId: id, recordName: nameOf(fields, language()), after })
      return { id, version: 1 }
    }),
  )

  serve(router, calls.update, ({ id, version, ...given }, asking) =>
    change(asking, async (db, all, asker) => {
      const { menu, roles, children } = await mustBe({ id, version }, db, all, asker)
      const wanted = { ...menu, ...defined(given) }
      checkMayChange(menu, wanted, all, asker)
      checkMenu(wanted, all, menu)
      checkNewKey(menu, wanted.resources, roles, children)
      const switched = wanted.flag !== menu.flag
      const offByAdmin = switched ? asker.admin && wanted.flag === 'disabled' : menu.offByAdmin
      await store.update(db, id, { ...wanted, offByAdmin })
      await asking.record(db, {
        recordId: id,
        recordName: nameOf(wanted, language()),
        before: loggedMenu(menu, all, language()),
        after: loggedMenu(wanted, all, language()),
      })
      return { id, version: version + 1 }
    }),
  )

  serve(router, calls.move, ({ parentId, position, ...target }, asking) =>
    change(asking, async (db, all, asker) => {
      const { menu } = await mustBe(target, db, all, asker)
      checkMayChange(menu, { ...menu, parentId }, all, asker)
      checkPlace({ ...menu, parentId }, all)
      const order = orderWith(menu, parentId, position, all)
      await store.place(db, menu.id, parentId, order)
      const placeOf = (under: number | null, siblings: readonly MenuRecord[]) => {
        const parent = all.find(({ id }) => id === under)
        return { parent: parent ? nameOf(parent, language()) : null, position: siblings.indexOf(menu) }
      }
      await asking.record(db, {
        recordId: menu.id,
        recordName: nameOf(menu, language()),
        before: placeOf(
          menu.parentId,
          all.filter((other) => other.parentId === menu.parentId),
        ),
        after: placeOf(parentId, order),
      })
      return { id: menu.id, version: menu.version + 1 }
    }),
  )

  serve(router, calls.remove, (target, asking) =>
    change(asking, async (db, all, asker) => {
      const { menu, ...held } = await mustBe(target, db, all, asker)
      // Adding it anew would switch it on.
      checkMayChange(menu, { ...menu, flag: 'enabled' }, all, asker)
      checkRemovable(held)
      await store.remove(db, menu.id)
      const before = loggedMenu(menu, all, language())
      await asking.record(db, { recordId: menu.id, recordName: nameOf(menu, language()), before })
      return null
    }),
  )
}

/** Without the fields that were not given. */
const defined = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Given]: Exclude<Given[Name], undefined>
  }
