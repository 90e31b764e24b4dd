// People whose roles reach only so far (decision 58).
import { type Limits, NO_LIMITS } from '#contract/content/touched.ts'
import { roleCalls } from '#contract/people/role.ts'
import type { Resource } from '#contract/wire/resource.ts'
import type { testApp, With } from '#server/testing/app.ts'

/** Makes people of one role each; `keys` are what that grants. */
export function limitedPeople(app: Awaited<ReturnType<typeof testApp>>, admin: With) {
  let people = 0
  async function limit(id: number, limits: Partial<Limits>) {
    const { version } = await app.get(roleCalls.read, { id }, admin)
    return app.get(roleCalls.update, { id, version, limits: { ...NO_LIMITS, ...limits } }, admin)
  }
  return {
    limit,
    async limited(limits: Partial<Limits>, keys: readonly Resource[]) {
      const username = `limited-${++people}`
      const person = await app.personWith(username, keys)
      await limit(person.roleId, limits)
      return { ...person, username }
    },
  }
}
