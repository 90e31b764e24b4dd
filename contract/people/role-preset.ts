// Roles that nobody has to think out: each becomes an ordinary role when somebody is first given it, and may be changed then.
import { DECLARED_PAGES, declaredKeys } from '#contract/kinds/declared.ts'
import type { Resource } from '#contract/wire/resource.ts'

export const ROLE_PRESETS = ['editor', 'translator', 'sales', 'publisher', 'admin'] as const
export type RolePreset = (typeof ROLE_PRESETS)[number]

const LOOKS = [
  'web_homepage',
  'web_aboutus',
  'web_product_type',
  'web_product',
  ...DECLARED_PAGES,
  'web_media',
] as const satisfies readonly Resource[]

const TRANSLATES = [
  ...LOOKS,
  'web_homepage:update',
  'web_aboutus:update',
  'web_product_type:update',
  'web_product:update',
  ...declaredKeys('update'),
] as const satisfies readonly Resource[]

const EDITS = [
  ...TRANSLATES,
  'web_product_type:add',
  'web_product:add',
  'web_product:export',
  ...declaredKeys('add', 'export'),
  'web_media:upload',
  'web_media:update',
  'web_release',
  'web_release:update',
  'web_review',
  'web_proposal',
  'web_proposal:decide',
  'web_translation',
  'web_translation:draft',
  'web_translation:glossary',
  'web_search',
] as const satisfies readonly Resource[]

const PUBLISHES = [
  ...EDITS,
  'web_homepage:publish',
  'web_aboutus:publish',
  'web_product_type:publish',
  'web_product_type:delete',
  'web_product:publish',
  'web_product:delete',
  'web_product:import',
  'web_homepage:review',
  'web_aboutus:review',
  'web_product_type:review',
  'web_product:review',
  ...declaredKeys('publish', 'review', 'delete', 'import'),
  'web_media:delete',
  'web_release:publish',
  'web_past',
  'web_search:update',
  'web_search:delete',
] as const satisfies readonly Resource[]

const SELLS = [
  'web_product',
  'web_message',
  'web_message:update',
  'web_message:reply',
  'web_message:canned',
  'web_message:export',
  'web_quote',
  'web_quote:update',
  'web_quote:send',
  'web_quote:close',
  'web_quote:export',
  'web_delivery',
  'web_delivery:update',
] as const satisfies readonly Resource[]

/** What each preset grants when its role is made; `admin` passes every check. */
export const PRESET_GRANTS: Record<RolePreset, readonly Resource[]> = {
  editor: EDITS,
  translator: TRANSLATES,
  sales: SELLS,
  publisher: PUBLISHES,
  admin: [],
}
