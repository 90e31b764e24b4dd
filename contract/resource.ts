// The resource keys that menus, routes and buttons are granted by (decisions 10 and 12).

/** Pages of the console that a menu opens; a route carries the same key. */
export const PAGES = ['webSystemManage', 'web_product_type', 'web_product'] as const
/** Buttons: `<page>:<verb>`. */
export const BUTTONS = [
  'web_product_type:add',
  'web_product_type:update',
  'web_product_type:delete',
  'web_product:add',
  'web_product:update',
  'web_product:publish',
  'web_product:delete',
] as const

export const RESOURCES = [...PAGES, ...BUTTONS] as const
export type Page = (typeof PAGES)[number]
export type Button = (typeof BUTTONS)[number]
export type Resource = Page | Button
