// The form over what a role grants: each key a field of its own, so that the changes of two people are laid together.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Menu } from '#contract/people/menu.ts'
import type { roleCalls } from '#contract/people/role.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { RESOURCES, type Resource } from '#contract/wire/resource.ts'
import { forgetRights } from '#web/admin/admin-api.ts'
import { type At, useRecordForm } from '#web/admin/forms/record-form.ts'
import { PAGE_NAMES } from '#web/admin/frame/page-names.ts'
import { useFormId } from '#web/admin/frame/tabs/tab-context.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { grantTree, leavesOf } from '#web/admin/rights/grant-tree.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { menuKeys } from '#web/session/permissions.ts'
import { useSession } from '#web/session/permit.tsx'
import { grantRole } from '../admin-api.ts'
import { isAdminRole } from '../admin-role-limits.ts'

export type RoleWithGrants = OutputOf<(typeof roleCalls)['read']>
export type GrantFields = Record<string, boolean>

/** Keys that a release took away are left out: the next write drops them. */
const fieldsOf = (grants: readonly string[]): GrantFields =>
  Object.fromEntries(RESOURCES.map((key) => [key, grants.includes(key)]))
export const grantedIn = (fields: GrantFields): Resource[] => RESOURCES.filter((key) => fields[key])
const storedOf = ({ id, version, grants }: RoleWithGrants) => ({ id, version, fields: fieldsOf(grants) })

export function useGrants(
  role: RoleWithGrants,
  menus: readonly Menu[],
  onSaved: (version: number, grants: string[]) => void,
) {
  const texts = useTexts('console/role/setting')
  const language = useLanguage()
  const { message } = useApp()
  const client = useQueryClient()
  const formId = useFormId('grants')
  const tree = useMemo(() => grantTree(menus, PAGE_NAMES.seePage), [menus])
  const locked = useLocked(tree)
  const form = useRecordForm<GrantFields, At>({
    form: formId,
    begin: storedOf(role),
    tidy: (fields) => fields,
    storedOf: (current) => storedOf(current as RoleWithGrants),
    write: (at, mine) => grantRole({ ...at, grants: grantedIn(mine) }),
    onSaved: ({ version }, mine) => {
      void message.success(texts.saved({ name: textIn(role.title, language) }))
      onSaved(version, grantedIn(mine))
    },
    onSettled: () => void forgetRights(client),
  })
  const granted: ReadonlySet<string> = isAdminRole(role)
    ? new Set(leavesOf(tree).map(({ key }) => key))
    : new Set(grantedIn(form.fields))
  return {
    form,
    tree,
    locked,
    granted,
    put: (after: ReadonlySet<string>) => form.change(fieldsOf([...after])),
  }
}

/** The keys that the person lacks. Only administrators see those of disabled menus. */
function useLocked(tree: ReturnType<typeof grantTree>): ReadonlySet<string> {
  const { roles, menus, buttons } = useSession()
  return useMemo(() => {
    if (roles.includes('admin')) return new Set<string>()
    const held = new Set([...menuKeys(menus), ...buttons.map(({ resources }) => resources)])
    return new Set(leavesOf(tree).flatMap(({ key }) => (held.has(key) ? [] : [key])))
  }, [roles, menus, buttons, tree])
}
