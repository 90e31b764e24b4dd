// Nothing, as records hold it; stands on no validator, so that forms may begin with it.

import type { Text } from '#contract/languages/language.ts'
import { byLanguage } from '#contract/languages/language-codes.ts'
import type { Seo, Slugs } from './content.ts'

export const NO_TEXT: Text = byLanguage(() => '')
export const NO_SEO: Seo = { title: NO_TEXT, description: NO_TEXT, picture: null, listed: true }
export const NO_SLUGS: Slugs = NO_TEXT
