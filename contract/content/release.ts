// Releases: a named set of changes over several records, seen as a whole, published in one step and rolled back in one (decision 24).
import { z } from 'zod'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { Keyword, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { PREVIEW_HOURS, RecordLink } from './content.ts'
import { Urgent } from './lifecycle.ts'

/** Records of one release: as many as go on in one transaction without holding others up. */
export const RELEASE_ENTRIES = 200

/**
 * `open`: staff put it together; `scheduled`: it goes on by itself at its moment; `published`: visitors see it;
 * `rolledBack`: visitors see what they saw before, and it can be changed and published again.
 */
export const RELEASE_STATES = ['open', 'scheduled', 'published', 'rolledBack'] as const
const ReleaseState = z.enum(RELEASE_STATES)
export type ReleaseState = z.output<typeof ReleaseState>

const ReleaseAction = z.enum(['publish', 'unpublish'])
const RELEASE_SHAPE = {
  id: z.int(),
  version: z.int(),
  name: z.string(),
  note: z.string(),
  state: ReleaseState,
  /** When it goes on by itself; null when nothing is planned. */
  publishAt: z.iso.datetime().nullable(),
  publishTime: z.iso.datetime().nullable(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  /** Login name of whoever added it; null when that person is gone. */
  createdBy: z.string().nullable(),
  entryCount: z.int(),
}

const ReleaseEntry = RecordLink.extend({
  action: ReleaseAction,
  /** The version that goes on: the newest, or the one that was planned or published. */
  version: z.int().nullable(),
  /** Lies in the trash: it must be taken out before the release can be published. */
  trashed: z.boolean(),
})
export type ReleaseEntry = z.output<typeof ReleaseEntry>
const ReleaseRow = z.object(RELEASE_SHAPE)
export type ReleaseRow = z.output<typeof ReleaseRow>
export const Release = z.object({ ...RELEASE_SHAPE, entries: z.array(ReleaseEntry) })
export type Release = z.output<typeof Release>

const Target = z.strictObject({ id: Id, version: Version })
const Name = z.string().trim().min(1).max(120)
const Note = z.string().trim().max(500)

export const releaseCalls = {
  list: defineCall({
    path: '/api/web/release/list',
    access: 'web_release',
    takes: 'query',
    input: PageQuery.extend({
      state: ReleaseState.optional(),
      sort: sortBy(['updateTime']).default('-updateTime'),
    }),
    output: pageOf(ReleaseRow),
    summary: 'A page of the releases, the latest changed first unless asked otherwise.',
  }),
  read: defineCall({
    path: '/api/web/release/read',
    access: 'web_release',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: Release,
    summary: 'One release with its records.',
  }),
  candidates: defineCall({
    path: '/api/web/release/candidates',
    access: 'web_release:update',
    takes: 'query',
    input: PageQuery.extend({ kind: z.enum(KINDS), keyword: Keyword.optional() }),
    output: pageOf(RecordLink),
    summary: 'Records of a kind that can be put into a release, the latest changed first.',
  }),
  add: defineCall({
    path: '/api/web/release/add',
    access: 'web_release:update',
    takes: 'body',
    input: z.strictObject({ name: Name, note: Note.default('') }),
    output: Release,
    logs: 'release:add',
    summary: 'Adds an empty release.',
  }),
  update: defineCall({
    path: '/api/web/release/update',
    access: 'web_release:update',
    takes: 'body',
    input: Target.extend({ name: Name.optional(), note: Note.optional() }),
    output: Release,
    logs: 'release:update',
    summary: 'Changes name and note.',
  }),
  put: defineCall({
    path: '/api/web/release/put',
    access: 'web_release:update',
    takes: 'body',
    input: Target.extend({
      entries: z
        .array(z.strictObject({ id: Id, action: ReleaseAction }))
        .min(1)
        .max(RELEASE_ENTRIES),
    }),
    output: Release,
    logs: 'release:update',
    summary: 'Puts records into a release, or changes what it does with them.',
  }),
  take: defineCall({
    path: '/api/web/release/take',
    access: 'web_release:update',
    takes: 'body',
    input: Target.extend({ ids: z.array(Id).min(1).max(RELEASE_ENTRIES) }),
    output: Release,
    logs: 'release:update',
    summary: 'Takes records out of a release.',
  }),
  publish: defineCall({
    path: '/api/web/release/publish',
    access: 'web_release:publish',
    takes: 'body',
    input: Target.extend({ urgent: Urgent }),
    output: Release,
    logs: 'release:publish',
    summary: 'Publishes the newest version of every record in one step, or says what is missing where.',
  }),
  schedule: defineCall({
    path: '/api/web/release/schedule',
    access: 'web_release:publish',
    takes: 'body',
    input: Target.extend({ publishAt: z.iso.datetime({ offset: true }).nullable(), urgent: Urgent }),
    output: Release,
    logs: 'release:schedule',
    summary: 'Plans when the records go on, as they are now; null takes the plan back.',
  }),
  rollback: defineCall({
    path: '/api/web/release/rollback',
    access: 'web_release:publish',
    takes: 'body',
    input: Target.extend({ confirmed: z.boolean().default(false) }),
    output: Release,
    logs: 'release:rollback',
    summary:
      'Brings back what visitors saw before; refused when a record was published since, unless confirmed.',
  }),
  preview: defineCall({
    path: '/api/web/release/preview',
    access: 'web_release',
    takes: 'body',
    input: z.strictObject({ id: Id }),
    output: z.object({ token: z.string(), expireTime: z.iso.datetime() }),
    summary: `A secret that shows all of a release on the public pages for ${PREVIEW_HOURS} hours.`,
  }),
  remove: defineCall({
    path: '/api/web/release/delete',
    access: 'web_release:update',
    takes: 'body',
    input: Target,
    output: z.null(),
    logs: 'release:delete',
    summary: 'Deletes an open release; its records stay as they are.',
  }),
}
