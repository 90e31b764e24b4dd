// Where the record of an entry stands in the console.

import type { OperationEntry } from '#contract/monitoring/log.ts'
import { isKind } from '#contract/wire/kind.ts'
import type { Module } from '#contract/wire/operation.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { RECORD_PLACES } from '#web/admin/records/record-places.ts'

type Entry = Pick<OperationEntry, 'module' | 'verb' | 'outcome' | 'recordId' | 'recordName'>

/** The address of what is no content, by its number and its name; modules without a page of their own have none. */
const OTHERS: Partial<Record<Module, (id: number, name: string) => string>> = {
  release: (id) => `/webSystemManage/web_release/${id}`,
  message: (id) => `/webSystemManage/web_message/${id}`,
  delivery: () => '/webSystemManage/web_delivery',
  user: (_, name) => `/sysUserManage/userList?name=${encodeURIComponent(name)}`,
  my: (_, name) => `/sysUserManage/userList?name=${encodeURIComponent(name)}`,
  role: (id) => `/sysUserManage/roleSetting/${id}`,
  menu: () => '/sysUserManage/sysmenuList',
  setting: () => '/webSystemManage/web_setting',
  webhook: () => '/webSystemManage/web_webhook',
}

/** Answers the address of an entry's record, or `null` when it has none, was just deleted, or is not for this person. */
export function useRecordLink(): (entry: Entry) => string | null {
  const { pageAt } = useTabs()
  return ({ module, verb, outcome, recordId, recordName }) => {
    if (recordId === null || (verb === 'delete' && outcome === 200)) return null
    const address = isKind(module)
      ? RECORD_PLACES[module].form(recordId)
      : OTHERS[module]?.(recordId, recordName)
    return address !== undefined && pageAt(address) !== null ? address : null
  }
}

/** Answers an address of the console as it is, or `null` when there is no such page for this person. */
export function usePermittedAddress(): (address: string) => string | null {
  const { pageAt } = useTabs()
  return (address) => (pageAt(address) === null ? null : address)
}
