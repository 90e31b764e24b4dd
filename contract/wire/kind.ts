// The kinds of content that go through publishing.
import { DECLARED_KINDS } from '#contract/kinds/declared.ts'

export const KINDS = ['productType', 'product', ...DECLARED_KINDS, 'homepage', 'aboutus'] as const
export type Kind = (typeof KINDS)[number]

/** Whether a name is that of a kind. */
export const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name)
