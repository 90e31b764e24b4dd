// Nothing, as records hold it; stands on no validator, so that forms may begin with it.

import type { Seo, Slugs } from '#contract/content/seo.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'

export const NO_TEXT: Text = eachLanguage(() => '')
export const NO_SEO: Seo = { title: NO_TEXT, description: NO_TEXT, picture: null, listed: true }
export const NO_SLUGS: Slugs = eachLanguage(() => '')
