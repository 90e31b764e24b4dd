// The words that a list brings along: what its rows are called.

export type ListWords = {
  /** `12,000 products`; `written` is the number as it is to be read, and says when there are more. */
  total: (values: { total: number; written: string }) => string
  /** There are no rows at all, and what to do about it. */
  none: string
  noneSays?: string
  /** No row matches the filters. */
  noneFound: string
}
