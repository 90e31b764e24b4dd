// Where the record of an entry stands in the console.

import type { OperationEntry } from '#contract/monitoring/log.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Module } from '#contract/wire/operation.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { formsOf } from '#web/admin/kinds/kind-addresses.ts'
import { byKind } from '#web/admin/kinds/kind-names.ts'

type Entry = Pick<OperationEntry, 'module' | 'verb' | 'outcome' | 'recordId' | 'recordName'>

/** The address of a record by its number and its name; kinds without a page of their own have none. */
const ADDRESSES: Partial<Record<Module, (id: number, name: string) => string>> = {
  homepage: () => '/webSystemManage/web_homepage',
  aboutus: () => '/webSystemManage/web_aboutus',
  product: (id) => `/webSystemManage/web_product/${id}`,
  productType: () => '/webSystemManage/web_product_type',
  ...byKind((kind) => (id: number) => `${formsOf(kind)}/${id}`),
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
    const address = ADDRESSES[module]?.(recordId, recordName)
    return address !== undefined && pageAt(address) !== null ? address : null
  }
}

/** Answers the address of a record of content, or `null` when it is not for this person. */
export function useRecordAddress(): (kind: Kind, id: number) => string | null {
  const { pageAt } = useTabs()
  return (kind, id) => {
    const address = ADDRESSES[kind]?.(id, '')
    return address !== undefined && pageAt(address) !== null ? address : null
  }
}

/** Answers an address of the console as it is, or `null` when there is no such page for this person. */
export function useWay(): (address: string) => string | null {
  const { pageAt } = useTabs()
  return (address) => (pageAt(address) === null ? null : address)
}
