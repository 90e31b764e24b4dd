// News as a kind of content: what the calls of the lifecycle work on.
import { newsCalls } from '#contract/news-and-cases/news.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { newsRules } from './rules.ts'

export const newsKind: ContentKind = { rules: newsRules, calls: newsCalls }
