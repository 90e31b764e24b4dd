// Success cases as a kind of content, made from their declaration.
import { successCaseKind } from '#contract/kinds/success-case.ts'
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import { declaredKind } from '#server/publishing/kinds/declared-kind.ts'

export const caseKind = declaredKind(successCaseKind, successCaseCalls)
