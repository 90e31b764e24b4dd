// Where the review of a record stands in the console.
import type { Kind } from '#contract/wire/kind.ts'

export const reviewAddress = (kind: Kind, id: number) => `/webSystemManage/web_review/${kind}/${id}`
