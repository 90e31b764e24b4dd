// The about-us page as a kind of content: what the calls of the lifecycle work on.
import { aboutCalls } from '#contract/site/about.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { aboutRules } from './rules.ts'

export const aboutKind: ContentKind = { rules: aboutRules, calls: aboutCalls }
