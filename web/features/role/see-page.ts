// The right to see a page, beside those of its buttons.
import type { Text } from '#contract/languages/language.ts'

/** What the tree of rights calls it. */
export const SEE_PAGE: Text = { zh: '查看页面', en: 'See the page', es: 'Ver la página' }
