// The resource keys that menus, routes and buttons are granted by (decisions 10 and 12).
import { DECLARED_PAGES, declaredKeys } from '#contract/kinds/declared.ts'

/** Directories of the console: they group pages and are never granted themselves. */
export const DIRECTORIES = ['sysUserManage', 'logManagement', 'webSystemManage'] as const
/** Pages of the console that a menu opens; a route carries the same key. */
export const PAGES = [
  'userList',
  'roleList',
  'roleSetting',
  'sysmenuList',
  'tokenList',
  'loginLog',
  'operationLog',
  'monitor',
  'web_homepage',
  'web_aboutus',
  'web_product_type',
  'web_product',
  ...DECLARED_PAGES,
  'web_media',
  'web_release',
  'web_past',
  'web_search',
  'web_message',
  'web_quote',
  'web_delivery',
  'web_setting',
  'web_webhook',
] as const
/** Buttons: `<page>:<verb>`. */
export const BUTTONS = [
  'userList:add',
  'userList:update',
  'userList:delete',
  'userList:resetPassword',
  'userList:unlock',
  'userList:endSession',
  'userList:export',
  'userList:import',
  'roleList:add',
  'roleList:update',
  'roleList:delete',
  'roleList:members',
  'roleSetting:update',
  'sysmenuList:add',
  'sysmenuList:update',
  'sysmenuList:delete',
  'tokenList:add',
  'tokenList:all',
  'loginLog:export',
  'loginLog:unlock',
  'operationLog:export',
  'operationLog:verify',
  'web_homepage:update',
  'web_homepage:publish',
  'web_aboutus:update',
  'web_aboutus:publish',
  'web_product_type:add',
  'web_product_type:update',
  'web_product_type:publish',
  'web_product_type:delete',
  'web_product:add',
  'web_product:update',
  'web_product:publish',
  'web_product:delete',
  'web_product:export',
  'web_product:import',
  ...declaredKeys('add', 'update', 'publish', 'delete', 'export', 'import'),
  'web_media:upload',
  'web_media:update',
  'web_media:delete',
  'web_release:update',
  'web_release:publish',
  'web_past:serve',
  'web_search:update',
  'web_search:delete',
  'web_message:update',
  'web_message:reply',
  'web_message:canned',
  'web_message:export',
  'web_message:delete',
  'web_quote:update',
  'web_quote:send',
  'web_quote:close',
  'web_quote:export',
  'web_delivery:update',
  'web_setting:update',
  'web_webhook:add',
  'web_webhook:update',
  'web_webhook:delete',
  'web_webhook:send',
] as const

export const RESOURCES = [...PAGES, ...BUTTONS] as const
export type Directory = (typeof DIRECTORIES)[number]
export type Page = (typeof PAGES)[number]
export type Button = (typeof BUTTONS)[number]
/** What a role can be granted: pages (to see them) and buttons (to press them). */
export type Resource = Page | Button

/** The page that a button stands on; a page stands for itself. */
export const pageOfResource = (resource: string): string => resource.split(':', 1)[0] ?? resource
