// The home page as a kind of content: what the calls of the lifecycle work on.
import { homeCalls } from '#contract/site/home.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { homeRules } from './rules.ts'

export const homeKind: ContentKind = { rules: homeRules, calls: homeCalls }
