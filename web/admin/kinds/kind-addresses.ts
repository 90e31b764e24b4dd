// Where the records of a declared kind are edited in the console.
import type { KindOf } from '#contract/kinds/kind.ts'

type Placed = Pick<KindOf, 'page' | 'forms'>

/** A record is at `<forms>/<id>`. */
export const formsOf = ({ page, forms }: Placed) => `/webSystemManage/${forms ?? page}`
/** What stands there for a record that does not exist yet. */
export const newRecord = ({ forms }: Placed) => (forms === undefined ? 'add' : '0')
