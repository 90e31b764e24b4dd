// What a migration is, and the words that its statements are written with.
import type { Db } from './open.ts'

/** The words in which the two databases differ. */
export type Words = {
  id: string
  int: string
  /** Keeps a column in the order of its characters, whatever the language of the database. */
  exact: string
  /** Keeps the rows of a table in the order of its key, and nowhere else. */
  clustered: string
  /** Columns that the index of a key carries as well, so that it answers alone. */
  covers: (columns: string) => string
  /** The field of a JSON object in a text column, as text. */
  field: (column: string, name: string) => string
}

export type Migration = {
  version: number
  name: string
  statements: (words: Words) => string[]
  /**
   * Of a step that takes something away: the version whose program, and every later one, does without it. It is no newer
   * than that of the last release (`releases/last-release.json`), which goes on while nodes are replaced.
   */
  least?: number
  /** What SQL cannot say; runs after the statements, in the same transaction. */
  convert?: (db: Db) => Promise<void>
}
