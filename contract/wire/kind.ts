// The kinds of content that go through publishing.
export const KINDS = ['productType', 'product', 'news', 'successCase', 'homepage', 'aboutus'] as const
export type Kind = (typeof KINDS)[number]
