// What a person may do with the records of a page: update, publish, add, delete.
import type { Button, Page } from '#contract/wire/resource.ts'

export type Rights = { add: boolean; update: boolean; publish: boolean; delete: boolean }

/** The rights of whoever is asked for by `may`; keys are `<page>:<verb>` (decision 12). */
export function mayDo(may: (key: Button) => boolean, page: Page): Rights {
  const has = (verb: keyof Rights) => may(`${page}:${verb}` as Button)
  return { add: has('add'), update: has('update'), publish: has('publish'), delete: has('delete') }
}
