// The texts that each page of the console shows beside those of the frame: they come while its program comes.
import type { Page } from '#contract/wire/resource.ts'
import type { Group } from '#web/i18n/messages.ts'

/** Those of lists, and of forms over content, which come together. */
const LIST = 'console/list'
const FORMS = [LIST, 'console/editor'] as const

/** Those of a list and a form that are made from the declaration of a kind. */
export const KIND_TEXTS: readonly Group[] = ['console/kinds', ...FORMS]

/** Those of the page about oneself. */
export const OWN_TEXTS: readonly Group[] = [
  'console/editor',
  LIST,
  'console/my',
  'console/second-step',
  'console/user',
]

/** By the key of the page; `page-texts.test.ts` names what is missing here. */
export const PAGE_TEXTS: Readonly<Partial<Record<string, readonly Group[]>>> = {
  userList: ['console/user', 'console/role', ...FORMS],
  roleList: ['console/role', ...FORMS],
  roleSetting: ['console/role', 'console/editor'],
  sysmenuList: ['console/menu', ...FORMS],
  tokenList: ['console/my', ...FORMS],
  loginLog: ['console/log', LIST],
  operationLog: ['console/log', LIST],
  monitor: ['console/monitor'],
  web_product_type: ['console/product-type', ...KIND_TEXTS],
  web_product: KIND_TEXTS,
  // What stands on its list beside what every kind has.
  web_news: ['console/news'],
  web_media: ['console/media', ...FORMS],
  web_release: ['console/release', ...FORMS],
  web_review: ['console/release', ...KIND_TEXTS],
  web_proposal: ['console/release', ...KIND_TEXTS],
  web_translation: ['console/release', ...KIND_TEXTS],
  web_past: ['console/release', LIST, 'console/editor'],
  web_search: ['console/search', 'console/editor', LIST],
  web_setting: ['console/setting', ...FORMS],
  web_webhook: ['console/webhook', ...FORMS],
  web_message: ['console/message', 'console/quote', ...FORMS],
  web_quote: ['console/quote', 'console/message', LIST],
  web_delivery: ['console/delivery', LIST],
} satisfies Partial<Record<Page | 'roleSetting', readonly Group[]>>
