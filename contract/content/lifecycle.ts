// The calls of the lifecycle that kinds of content share (decisions 3, 24 and 25).
import { z } from 'zod'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import type { Module, Operation } from '#contract/wire/operation.ts'
import { PageQuery, pageOf } from '#contract/wire/page.ts'
import type { Button, Page } from '#contract/wire/resource.ts'
import { PREVIEW_HOURS, RecordLink, Revision, TRASH_DAYS } from './content.ts'

const Target = z.strictObject({ id: Id, version: Version })
const Note = z.string().trim().max(500)
/** Why it goes on without the approvals that the rules ask for (decision 59); needs `web_review:urgent`. */
export const Urgent = z.string().trim().min(3).max(300).optional()
/** A moment that has a zone; schedules lie at most five years ahead. */
const Moment = z.iso.datetime({ offset: true })

/**
 * The calls that every kind with many records has, under `/api/web/<base>/`: the page's buttons `:publish` and
 * `:delete` guard the writes, the page's own key the reads. `staff` is the record as staff see it.
 */
export function lifecycleCalls<const Base extends string, Staff extends z.ZodType>(of: {
  base: Base
  page: Page
  module: Module
  staff: Staff
}) {
  const { base, page, staff } = of
  const button = (verb: string) => `${page}:${verb}` as Button
  const logs = (verb: string) => `${of.module}:${verb}` as Operation
  return {
    ...revisionCalls(of),
    remove: defineCall({
      path: `/api/web/${base}/delete`,
      access: button('delete'),
      takes: 'body',
      input: Target,
      output: z.null(),
      logs: logs('delete'),
      summary: `Puts a record into the trash; it is gone after ${TRASH_DAYS} days.`,
    }),
    recover: defineCall({
      path: `/api/web/${base}/recover`,
      access: button('delete'),
      takes: 'body',
      input: Target,
      output: staff,
      logs: logs('recover'),
      summary: 'Takes a record out of the trash, as a draft.',
    }),
    trash: defineCall({
      path: `/api/web/${base}/trash`,
      access: button('delete'),
      takes: 'query',
      /** `id` looks for one record. */
      input: PageQuery.extend({ id: QueryId.optional() }),
      output: pageOf(
        z.object({
          id: z.int(),
          version: z.int(),
          title: Text,
          trashTime: z.iso.datetime(),
          goneTime: z.iso.datetime(),
          by: z.string().nullable(),
        }),
      ),
      summary: 'A page of the trash, the latest first.',
    }),
    duplicate: defineCall({
      path: `/api/web/${base}/duplicate`,
      access: button('add'),
      takes: 'body',
      input: z.strictObject({ id: Id }),
      output: staff,
      logs: logs('add'),
      summary: 'Adds a draft with the same content.',
    }),
    references: defineCall({
      path: `/api/web/${base}/references`,
      access: page,
      takes: 'query',
      input: z.strictObject({ id: QueryId }),
      /** `linked`: nothing but a link leads from it; that holds nothing. */
      output: z.array(RecordLink.extend({ linked: z.boolean() })),
      summary: 'The records that point at this one, as a preview before it is deleted or taken off.',
    }),
  }
}

type Named<Base extends string, Staff extends z.ZodType> = {
  base: Base
  page: Page
  module: Module
  staff: Staff
}
const namesOf = (page: Page, module: Module) => ({
  button: (verb: string) => `${page}:${verb}` as Button,
  logs: (verb: string) => `${module}:${verb}` as Operation,
})

/** The calls that every kind has, also one of which there is a single record. */
export const revisionCalls = <const Base extends string, Staff extends z.ZodType>(
  of: Named<Base, Staff>,
) => ({
  ...publishingCalls(of),
  ...historyCalls(of),
})

/** What puts a record before visitors, takes it from them, and plans either. */
function publishingCalls<const Base extends string, Staff extends z.ZodType>(of: Named<Base, Staff>) {
  const { base, page, module, staff } = of
  const { button, logs } = namesOf(page, module)
  return {
    publish: defineCall({
      path: `/api/web/${base}/publish`,
      access: button('publish'),
      takes: 'body',
      input: Target.extend({ note: Note.default(''), urgent: Urgent }),
      output: staff,
      logs: logs('publish'),
      summary: 'Publishes the working copy, or says what is missing.',
    }),
    unpublish: defineCall({
      path: `/api/web/${base}/unpublish`,
      access: button('publish'),
      takes: 'body',
      input: Target,
      output: staff,
      logs: logs('unpublish'),
      summary: 'Takes a record off the public site and forgets what was planned; the working copy stays.',
    }),
    schedule: defineCall({
      path: `/api/web/${base}/schedule`,
      access: button('publish'),
      takes: 'body',
      input: Target.extend({
        publishAt: Moment.nullable(),
        unpublishAt: Moment.nullable(),
        note: Note.default(''),
        urgent: Urgent,
      }),
      output: staff,
      logs: logs('schedule'),
      summary: 'Plans when this version goes on and when the record goes off; null takes a plan back.',
    }),
  }
}

/** The versions of a record, how it will look, and who is on it. */
function historyCalls<const Base extends string, Staff extends z.ZodType>(of: Named<Base, Staff>) {
  const { base, page, module, staff } = of
  const { button, logs } = namesOf(page, module)
  return {
    revisions: defineCall({
      path: `/api/web/${base}/revisions`,
      access: page,
      takes: 'query',
      input: PageQuery.extend({ id: QueryId }),
      output: pageOf(Revision),
      summary: 'The history of a record, the latest first.',
    }),
    revision: defineCall({
      path: `/api/web/${base}/revision`,
      access: page,
      takes: 'query',
      input: z.strictObject({ id: QueryId, revision: QueryId }),
      output: Revision.extend({
        content: z.record(z.string(), z.unknown()),
        /** The record that it stood under, such as the type of a product. */
        parentId: z.int().nullable(),
      }),
      summary: 'One revision with its whole content.',
    }),
    restore: defineCall({
      path: `/api/web/${base}/restore`,
      access: button('update'),
      takes: 'body',
      input: Target.extend({ revision: Id }),
      output: staff,
      logs: logs('restore'),
      summary: 'Makes an old revision the working copy, as a new version.',
    }),
    translated: defineCall({
      path: `/api/web/${base}/translated`,
      access: button('update'),
      takes: 'body',
      input: Target.extend({ paths: z.array(z.string().max(200)).min(1).max(500) }),
      output: staff,
      logs: logs('update'),
      summary:
        'Says that texts which are older than their source still hold; their content and the version stay.',
    }),
    preview: defineCall({
      path: `/api/web/${base}/preview`,
      access: page,
      takes: 'body',
      input: z.strictObject({ id: Id }),
      output: z.object({ token: z.string(), expireTime: z.iso.datetime() }),
      summary: `A secret that shows the working copy on the public page for ${PREVIEW_HOURS} hours.`,
    }),
    presence: defineCall({
      path: `/api/web/${base}/presence`,
      access: page,
      takes: 'body',
      input: z.strictObject({ id: Id, editing: z.boolean() }),
      output: z.array(
        z.object({ username: z.string(), nickName: z.string(), avatar: z.string(), editing: z.boolean() }),
      ),
      summary: 'Says that the asker is on this record and answers who else is; advice, not a lock.',
    }),
  }
}
