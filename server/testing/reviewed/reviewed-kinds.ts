// The part of the reviewed tables that every declared kind shares: the same verbs ask for the same keys of its own page.

import { DECLARED, DECLARED_PAGES, declaredKeys } from '#contract/kinds/declared.ts'
import { SHOWN } from '#contract/kinds/declared-calls.ts'
import type { KindOf } from '#contract/kinds/kind.ts'

/** Verb to the button that it asks for; `''` is the page itself. */
const STAFF: Record<string, string> = {
  list: '',
  terms: '',
  read: '',
  add: ':add',
  update: ':update',
  publish: ':publish',
  unpublish: ':publish',
  schedule: ':publish',
  revisions: '',
  revision: '',
  restore: ':update',
  translated: ':update',
  preview: '',
  presence: '',
  delete: ':delete',
  recover: ':delete',
  trash: ':delete',
  duplicate: ':add',
  references: '',
  export: ':export',
  importTemplate: ':import',
  importCheck: ':import',
  import: ':import',
}
const PUBLIC = ['listAll', 'filters', 'getById']

/** Each field that names records has a call that finds them. */
const choicesOf = ({ fields }: KindOf) =>
  Object.keys(fields).filter((name) => fields[name]?.type === 'records')

/** Kinds that are narrowed by no words have no terms. */
const hasTerms = ({ list }: KindOf) => list.filters.some(({ as }) => as !== undefined)
const verbsOf = (kind: KindOf, verbs: readonly string[]) =>
  verbs.filter((verb) => hasTerms(kind) || verb !== 'terms')

export const REVIEWED_KINDS: Record<string, string> = Object.fromEntries([
  ...DECLARED.flatMap((kind) => [
    ...verbsOf(kind, Object.keys(STAFF)).map((verb) => [
      `/api/web/${kind.kind}/${verb}`,
      kind.page + STAFF[verb],
    ]),
    ...choicesOf(kind).map((field) => [`/api/web/${kind.kind}/${field}`, kind.page]),
  ]),
  ...SHOWN.flatMap((kind) =>
    verbsOf(kind, PUBLIC).map((verb) => [`/api/web/${kind.kind}/${verb}`, 'anyone']),
  ),
])

/** Calls of staff that leave no entry in the operation log, beside those of every kind with many records. */
export const UNLOGGED_KINDS: Record<string, string> = Object.fromEntries(
  DECLARED.flatMap((kind) => [
    ...verbsOf(kind, ['list', 'terms', 'read', 'importTemplate', ...choicesOf(kind)]).map((verb) => [
      `/api/web/${kind.kind}/${verb}`,
      'reads',
    ]),
    [`/api/web/${kind.kind}/importCheck`, 'changes nothing'],
  ]),
)

/** The pages of declared kinds, and the keys of whoever writes their records, as the tables name keys. */
export const KIND_PAGES = DECLARED_PAGES.join(' ')
export const KIND_WRITES = declaredKeys('add', 'update').join(' ')
export const keysOfKinds = (verb: 'update' | 'review') => declaredKeys(verb).join(' ')
