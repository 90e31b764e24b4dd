// The operation log: who did what to which record, chained by hash.

/** What was done to one record: its fields before and after; left out where there was none. */
export type Change = {
  recordId: number | null
  /** What the record is called, in the site's language. */
  recordName: string
  before?: object
  after?: object
}
