// What the operation log calls the things that staff change, and what was done to them.
import { DECLARED_KINDS } from '#contract/kinds/declared.ts'

/** Modules of the operation log: what a logged call is about. */
export const MODULES = [
  'my',
  'user',
  'role',
  'menu',
  'log',
  'productType',
  'product',
  'media',
  ...DECLARED_KINDS,
  'homepage',
  'aboutus',
  'release',
  'search',
  'synonyms',
  'message',
  'quote',
  'delivery',
  'setting',
  'webhook',
  'right',
] as const
export type Module = (typeof MODULES)[number]

/** Verbs of the operation log. */
export const VERBS = [
  'add',
  'update',
  'delete',
  'recover',
  'move',
  'enable',
  'disable',
  'grant',
  'members',
  'resetPassword',
  'updatePassword',
  'avatar',
  'unlock',
  'endSession',
  'import',
  'export',
  'verify',
  'upload',
  'publish',
  'unpublish',
  'schedule',
  'restore',
  'replace',
  'rollback',
  'assign',
  'spam',
  'note',
  'reply',
  'merge',
  'canned',
  'send',
  'discard',
  'rotate',
  'begin',
  'save',
  'revise',
  'copy',
  'remind',
  'close',
  'reopen',
  'issue',
  'drop',
  'unschedule',
] as const
export type Verb = (typeof VERBS)[number]

/** What a call that changes or exports something is called in the operation log. */
export type Operation = `${Module}:${Verb}`
