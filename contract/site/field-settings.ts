// The fields that the owner added to kinds, as staff see and change them (decision 65).
import { z } from 'zod'
import { ContentState } from '#contract/content/content.ts'
import { givenShape, storedShape } from '#contract/fields/schemas.ts'
import { QueryId } from '#contract/inputs/number.ts'
import { OWN_FIELD_KINDS, OWN_KEY, ownFieldsForm } from '#contract/kinds/own-fields.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword } from '#contract/wire/page.ts'

const { fields } = ownFieldsForm('product')
const OwnFieldList = storedShape(fields).attributes
/** Fields as a body gives them. */
export const GivenFields = givenShape(fields).attributes
const Kind = z.enum(OWN_FIELD_KINDS)
const Key = z
  .string()
  .regex(OWN_KEY)
  .meta({ examples: ['o1'] })

export const FieldSettings = z.object({
  kind: Kind,
  /** In their order. */
  attributes: OwnFieldList,
  /** Hidden everywhere; what records say to them is kept until it is emptied. */
  removed: OwnFieldList,
  /** Keys of fields that were emptied; they are not given again. */
  emptied: z.array(z.string()),
  /** 0 before the fields of the kind were saved for the first time. */
  version: z.int(),
})
export type FieldSettings = z.output<typeof FieldSettings>

export const fieldCalls = {
  read: defineCall({
    path: '/api/web/setting/fields',
    // Whoever edits a record of a kind has to know what is asked for.
    access: 'signed-in',
    // A program is told of the kinds that it may read.
    forPrograms: true,
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(FieldSettings),
    summary: 'The fields that the owner added to each kind; a program is told of the kinds that it may read.',
  }),
  records: defineCall({
    path: '/api/web/setting/fieldRecords',
    // Whoever fills in the field has to find what it may lead to; the kind that has the field says who may.
    access: 'signed-in',
    forPrograms: true,
    takes: 'query',
    input: z.strictObject({ kind: Kind, key: Key, keyword: Keyword.optional(), id: QueryId.optional() }),
    output: z.object({ items: z.array(z.object({ id: z.int(), title: Text, state: ContentState })) }),
    summary:
      'Records that a field may lead to: those that hold the keyword, the latest changed first, or the one with this id. It takes the right to read the kind that has the field.',
  }),
  update: defineCall({
    path: '/api/web/setting/changeFields',
    access: 'web_setting:update',
    takes: 'body',
    size: 'content',
    input: z.strictObject({
      kind: Kind,
      attributes: GivenFields,
      version: z.int().min(0),
    }),
    output: FieldSettings,
    logs: 'setting:update',
    summary:
      'Writes the fields of a kind. To which kind a field leads stays while records say something to it. One that is left out is hidden with what records say to it; one whose key was hidden comes back with it.',
  }),
  uses: defineCall({
    path: '/api/web/setting/fieldUses',
    access: 'web_setting',
    takes: 'query',
    input: z.strictObject({ kind: Kind, key: Key }),
    output: z.object({
      /** Records whose working copy says something to it, those in the trash too. */
      records: z.int(),
      /** Of these, records of which visitors see such a copy, now or by a plan. */
      published: z.int(),
    }),
    summary: 'How many records say something to a field.',
  }),
  misfits: defineCall({
    path: '/api/web/setting/fieldMisfits',
    access: 'web_setting',
    takes: 'query',
    input: z.strictObject({ kind: Kind, key: Key }),
    output: z.object({
      /** Records whose working copy says something that the field as it is now does not take. */
      records: z.int(),
      /** Of these, those that can be read as what the field takes. */
      readable: z.int(),
      /** The first of them, those that cannot be read before the others. */
      items: z.array(
        z.object({ id: z.int(), title: z.string(), says: z.string(), becomes: z.string().nullable() }),
      ),
    }),
    summary: 'A dry run: what records say that a field no longer takes, and what it would become.',
  }),
  convert: defineCall({
    path: '/api/web/setting/convertField',
    access: 'web_setting:update',
    takes: 'body',
    input: z.strictObject({ kind: Kind, key: Key, version: z.int().min(0) }),
    output: z.object({ settings: FieldSettings, records: z.int() }),
    logs: 'setting:update',
    summary:
      'Converts what records say that a field no longer takes, in working copies and in what is published, as far as it can be read. What cannot stays as it is, hidden.',
  }),
  empty: defineCall({
    path: '/api/web/setting/emptyField',
    access: 'web_setting:update',
    takes: 'body',
    input: z.strictObject({ kind: Kind, key: Key, version: z.int().min(0) }),
    output: z.object({ settings: FieldSettings, records: z.int() }),
    logs: 'setting:update',
    summary:
      'Empties a hidden field for good: what records say to it goes from working copies and from what is published. Earlier versions of records keep it.',
  }),
}
