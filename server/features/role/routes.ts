// What answers the calls of roles; a change is felt at the next call of whoever is signed in, since rights are read at each.
import { isDeepStrictEqual } from 'node:util'
import { isLimited, limitsIn } from '#contract/content/touched.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { ADMIN_ROLE, roleCalls as calls, type Role } from '#contract/people/role.ts'
import { notFound, stale } from '#server/failure.ts'
import { type AskingPerson, type Router, serve } from '#server/http/serve.ts'
import {
  type Authority,
  authoritiesOfRoles,
  authorityOf,
  checkMayGive,
  covers,
  holdAuthority,
} from '#server/parts/rights/authority.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { roleMembersRoutes } from './members-routes.ts'
import {
  adminStays,
  checkAdminRole,
  checkCount,
  checkLimits,
  checkNamed,
  checkUnused,
  grantChange,
  nameOf,
  settledLimits,
} from './rules.ts'
import { type RoleRow, roleStore } from './store.ts'

async function present(db: Db, row: RoleRow): Promise<Role> {
  return roleOf(row, (await roleStore(db).memberCounts([row.id])).get(row.id) ?? 0)
}

/** The role as it is, unless it is gone or newer than the version that the asker knows. */
async function mustBe(target: { id: number; version: number }, db: Db) {
  const store = roleStore(db)
  const row = await store.find(target.id)
  if (!row) throw notFound()
  const grants = await store.grants(row.id)
  if (row.version !== target.version) throw stale({ ...(await present(db, row)), grants })
  return { row, grants }
}

export function roleRoutes(router: Router, parts: Parts) {
  readRoutes(router, parts)
  changeRoutes(router, parts)
  roleMembersRoutes(router, parts)
}

function readRoutes(router: Router, { storage: { db } }: Parts) {
  const store = roleStore(db)

  serve(router, calls.list, async ({ page, limit, name = '', flag, sort }) => {
    const key = name.toLowerCase()
    const named = (row: RoleRow) =>
      [row.name, ...Object.values(titleOf(row))].some((text) => text.toLowerCase().includes(key))
    const found = (await store.all(sort)).filter((row) => (flag ?? row.flag) === row.flag && named(row))
    const rows = found.slice((page - 1) * limit, page * limit)
    const counts = await store.memberCounts(rows.map(({ id }) => id))
    return { total: found.length, items: rows.map((row) => roleOf(row, counts.get(row.id) ?? 0)) }
  })

  serve(router, calls.listAll, async (_, { person }) => {
    const rows = await store.all('sort')
    const asker = await authorityOf(db, person.id)
    const theirs = await authoritiesOfRoles(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => {
      const role = theirs.get(row.id)
      const { id, name, flag } = row
      return { id, name, title: titleOf(row), flag, grantable: role !== undefined && covers(asker, role) }
    })
  })

  serve(router, calls.read, async ({ id }) => {
    const row = await store.find(id)
    if (!row) throw notFound()
    return { ...(await present(db, row)), grants: await store.grants(id) }
  })
}

function changeRoutes(router: Router, { storage, now }: Parts) {
  const { db } = storage
  const store = roleStore(db)
  const language = () => router.siteLanguage()

  /** One change of authority at a time; the asker is judged by what they hold at that moment. */
  const change = <Result>(asking: AskingPerson, work: (db: Db, asker: Authority) => Promise<Result>) =>
    db.transaction().execute(async (within) => {
      await holdAuthority(storage, within)
      return work(within, await authorityOf(within, asking.person.id))
    })

  serve(router, calls.add, (fields, asking) =>
    change(asking, async (within) => {
      const all = await store.all('sort', within)
      checkCount(all.length)
      checkNamed({ ...fields, id: null }, all)
      const id = await store.insert(
        within,
        storedOf({ ...fields, limits: settledLimits(fields.limits) }),
        now(),
      )
      await asking.record(within, { recordId: id, recordName: nameOf(fields, language()), after: fields })
      return { id, version: 1 }
    }),
  )

  serve(router, calls.update, ({ id, version, ...given }, asking) =>
    change(asking, async (within, asker) => {
      const { row, grants } = await mustBe({ id, version }, within)
      const before = fieldsOf(row)
      const after = {
        name: given.name ?? before.name,
        title: given.title ?? before.title,
        sort: given.sort ?? before.sort,
        flag: given.flag ?? before.flag,
        remark: given.remark ?? before.remark,
        secondStep: given.secondStep ?? before.secondStep,
        limits: settledLimits(given.limits ?? before.limits),
      }
      checkAdminRole(before, after, asker)
      checkNamed({ ...after, id }, await store.all('sort', within))
      // Waking a role gives all that it grants, and putting it to sleep takes it; its demand guards what it grants.
      if (after.flag !== before.flag || after.secondStep !== before.secondStep)
        await checkMayGive(within, asker, [id])
      if (!isDeepStrictEqual(after.limits, before.limits)) {
        if (before.name === ADMIN_ROLE) throw adminStays()
        await checkMayGive(within, asker, [id])
        checkLimits(after.limits, grants, asker)
      }
      await store.update(within, id, storedOf(after), now())
      await asking.record(within, { recordId: id, recordName: nameOf(after, language()), before, after })
      return { id, version: version + 1 }
    }),
  )

  serve(router, calls.remove, (target, asking) =>
    change(asking, async (within, asker) => {
      const { row, grants } = await mustBe(target, within)
      if (row.name === ADMIN_ROLE) throw adminStays()
      await checkMayGive(within, asker, [row.id])
      checkUnused((await present(within, row)).members)
      await store.remove(within, row.id)
      const before = { ...fieldsOf(row), grants }
      await asking.record(within, { recordId: row.id, recordName: nameOf(before, language()), before })
      return null
    }),
  )

  serve(router, calls.grant, ({ grants: wanted, ...target }, asking) =>
    change(asking, async (within, asker) => {
      const { row, grants } = await mustBe(target, within)
      if (row.name === ADMIN_ROLE) throw adminStays()
      const { added, removed, after } = grantChange(grants, wanted, asker, await store.menuKeys(within))
      checkLimits(limitsIn(row.limits), [...added, ...removed], asker)
      await store.changeGrants(within, row.id, added, removed)
      await store.update(within, row.id, {}, now())
      await asking.record(within, {
        recordId: row.id,
        recordName: nameOf(fieldsOf(row), language()),
        before: { grants },
        after: { grants: after },
      })
      return { id: row.id, version: row.version + 1 }
    }),
  )
}

const titleOf = ({ title }: RoleRow): Text => storedText(title)

const fieldsOf = (row: RoleRow) => {
  const { name, sort, flag, remark } = row
  const [secondStep, limits] = [row.second_step === 1, settledLimits(limitsIn(row.limits))]
  return { name, title: titleOf(row), sort, flag, remark, secondStep, limits }
}

/** The fields as the table has them. */
const storedOf = ({ title, secondStep, limits, ...fields }: ReturnType<typeof fieldsOf>) => ({
  ...fields,
  title: JSON.stringify(title),
  second_step: secondStep ? (1 as const) : (0 as const),
  limits: isLimited(limits) ? JSON.stringify(limits) : '',
})

const roleOf = (row: RoleRow, members: number): Role => ({
  id: row.id,
  version: row.version,
  ...fieldsOf(row),
  members,
  createTime: isoTime(row.created_at),
  updateTime: isoTime(row.updated_at),
})
