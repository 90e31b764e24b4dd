// Success cases as a kind of content: what the calls of the lifecycle work on.
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { caseRules } from './rules.ts'

export const successCaseKind: ContentKind = { rules: caseRules, calls: successCaseCalls }
