// People and groups as SCIM 2.0 has them: the library reads and writes the protocol, the desk keeps what was told.
import type { ScimDesk } from './desk.ts'
import { refusalOf, ScimRefused } from './refusals.ts'
import type { Sought } from './store.ts'

type Scim = typeof import('scimmy').default
type Group = Awaited<ReturnType<ScimDesk['group']>>
type User = Awaited<ReturnType<ScimDesk['user']>>
type Filtered = { id?: string | undefined; filter?: { match: (values: object[]) => object[] } | undefined }

/** Attributes of filters that are answered by an index; all others look at every row. */
const COLUMNS: Record<string, NonNullable<Sought>['column']> = {
  username: 'user_key',
  externalid: 'external_id',
  displayname: 'name',
}

/** What a filter of one attribute and `eq` looks for. */
function soughtIn(filter: unknown): Sought {
  if (!Array.isArray(filter) || filter.length !== 1) return null
  const [[name = '', condition] = []] = Object.entries(filter[0] as object)
  const column = COLUMNS[name.toLowerCase()]
  if (!Array.isArray(condition)) return null
  if (condition[0] !== 'pr' && condition[1] === undefined)
    throw new ScimRefused(400, 'invalidFilter', 'The filter says nothing to compare with.')
  if (!column || condition[0] !== 'eq') return null
  const value = String(condition[1])
  return { column, value: column === 'user_key' ? value.toLowerCase() : value }
}

const userOf = (row: User) => ({
  id: String(row.id),
  userName: row.user_name,
  ...(row.external_id && { externalId: row.external_id }),
  displayName: row.display_name || row.user_name,
  ...(row.display_name && { name: { formatted: row.display_name } }),
  ...(row.email && { emails: [{ value: row.email, type: 'work', primary: true }] }),
  active: row.active === 1,
  groups: row.groups.map(({ id, name }) => ({ value: String(id), display: name })),
  meta: { created: new Date(row.created_at), lastModified: new Date(row.updated_at) },
})
const groupOf = (row: Group) => ({
  id: String(row.id),
  displayName: row.name,
  ...(row.external_id && { externalId: row.external_id }),
  members: row.members.map(({ id, user_name }) => ({ value: String(id), display: user_name, type: 'User' })),
  meta: { created: new Date(row.created_at), lastModified: new Date(row.updated_at) },
})

/** `NaN` finds nothing. */
const idOf = (id: string | undefined): number | null =>
  id === undefined ? null : /^\d{1,12}$/.test(id) ? Number(id) : Number.NaN

/** Stands for the address of the provider's resources, which each request has its own of. */
export const HERE = '/here'

let opened: Promise<Scim> | null = null
/** The library with the handlers of both resources; what it is told stands in the context of each request. */
export const openScim = (): Promise<Scim> => {
  opened ??= open()
  return opened
}

async function open(): Promise<Scim> {
  const { default: scim } = await import('scimmy')
  scim.Config.set({
    patch: true,
    filter: { supported: true, maxResults: 200 },
    ...{ bulk: false, changePassword: false, sort: false, etag: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'The scimToken of the provider.',
        primary: true,
      },
    ],
  } as never)
  // The library takes whatever is not its own for "not found", which a provider would act upon.
  const said = async <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      const { status, kind, message } = refusalOf(error)
      throw Object.assign(new scim.Types.Error(status, kind, message), { cause: error })
    })
  /** What an index finds is found; any other filter looks at every row. */
  async function listed<Row extends object>({ filter }: Filtered, rows: (sought: Sought) => Promise<Row[]>) {
    const sought = soughtIn(filter)
    const all = await rows(sought)
    return filter && sought === null ? (filter.match(all) as Row[]) : all
  }

  scim.Resources.declare(scim.Resources.User)
    .ingress((resource: Filtered, data: unknown, desk: ScimDesk) => {
      const told = data as Partial<ReturnType<typeof userOf>> & {
        name?: { formatted?: string; givenName?: string; familyName?: string }
        emails?: { value?: string; primary?: boolean }[]
      }
      const { name } = told
      const full = name?.formatted ?? [name?.givenName, name?.familyName].filter(Boolean).join(' ')
      const mail = told.emails?.find(({ primary }) => primary) ?? told.emails?.[0]
      const put = desk.putUser(idOf(resource.id), {
        userName: told.userName ?? '',
        externalId: told.externalId ?? '',
        displayName: told.displayName ?? full ?? '',
        email: mail?.value ?? (told.userName?.includes('@') ? told.userName : ''),
        active: told.active ?? true,
      })
      return said(put.then(async (id) => userOf(await desk.user(id))))
    })
    .egress((resource: Filtered, desk: ScimDesk) => {
      const id = idOf(resource.id)
      if (id !== null) return said(desk.user(id).then(userOf)) as never
      return said(listed(resource, async (sought) => (await desk.users(sought)).map(userOf))) as never
    })
    .degress((resource: Filtered, desk: ScimDesk) => said(desk.removeUser(idOf(resource.id) ?? Number.NaN)))

  scim.Resources.declare(scim.Resources.Group)
    .ingress((resource: Filtered, data: unknown, desk: ScimDesk) => {
      const told = data as { displayName?: string; externalId?: string; members?: { value?: string }[] }
      const put = desk.putGroup(idOf(resource.id), {
        name: told.displayName ?? '',
        externalId: told.externalId ?? '',
        members: (told.members ?? []).map(({ value }) => Number(value)).filter(Number.isInteger),
      })
      return said(put.then(async (id) => groupOf(await desk.group(id))))
    })
    .egress((resource: Filtered, desk: ScimDesk) => {
      const id = idOf(resource.id)
      if (id !== null) return said(desk.group(id).then(groupOf)) as never
      return said(listed(resource, async (sought) => (await desk.groups(sought)).map(groupOf))) as never
    })
    .degress((resource: Filtered, desk: ScimDesk) => said(desk.removeGroup(idOf(resource.id) ?? Number.NaN)))
  scim.Resources.User.basepath(HERE)
  scim.Resources.Group.basepath(HERE)
  scim.Resources.Schema.basepath(HERE)
  scim.Resources.ResourceType.basepath(HERE)
  scim.Resources.ServiceProviderConfig.basepath(HERE)
  return scim
}

/** A change as some providers send it (`Replace`, `"False"`), as the protocol has it. */
export function asProtocol(body: unknown): unknown {
  const { Operations } = (body ?? {}) as { Operations?: unknown }
  if (!Array.isArray(Operations)) return body
  const flag = (value: unknown) =>
    /^(?:true|false)$/i.test(String(value)) ? /^true$/i.test(String(value)) : value
  return {
    ...(body as object),
    Operations: Operations.map((one: { op?: unknown; path?: unknown; value?: unknown }) => {
      const op = String(one.op ?? '').toLowerCase()
      if (one.path === 'active') return { ...one, op, value: flag(one.value) }
      const { value } = one
      const isWhole = !one.path && typeof value === 'object' && value !== null && 'active' in value
      return { ...one, op, ...(isWhole && { value: { ...value, active: flag(value.active) } }) }
    }),
  }
}
