// The kinds of the owner as staff see and change them (decision 66).
import { z } from 'zod'
import {
  ENTRIES,
  KIND_ADDRESS,
  LAYOUTS,
  MOST_OWN_KINDS,
  type OwnKind as OwnKindOf,
  PARTS,
} from '#contract/kinds/own-kind.ts'
import { objectByLanguage, textOf } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { GivenFields } from './field-settings.ts'
import { Earlier } from './site.ts'

/** Characters of a name, of a sentence, and of an address. */
export const KIND_TEXTS = { name: 60, lede: 300, address: 40 } as const

/** Kinds that a site has of its owner, and their bytes together: a program is started with them. */
export const KIND_LINE = { most: MOST_OWN_KINDS, bytes: 100_000 } as const

const Address = z
  .string()
  .max(KIND_TEXTS.address)
  .regex(KIND_ADDRESS)
  .meta({ examples: ['spare-parts'] })
const Text = objectByLanguage(z.string().prefault(''))
/** What is chosen of a kind. */
const chosen = <Name extends z.ZodType, Lede extends z.ZodType>(name: Name, lede: Lede) => ({
  list: Address,
  record: Address,
  one: name,
  many: name,
  lede,
  groupName: name,
  parts: z.array(z.enum(PARTS)).max(PARTS.length),
  layout: z.enum(LAYOUTS),
  entry: z.enum(ENTRIES),
  away: z.boolean(),
})

/** A kind as the store keeps it. */
export const OwnKind: z.ZodType<OwnKindOf> = z.object({
  kind: z.string(),
  ...chosen(Text, Text),
  earlier: Earlier.optional(),
})

const Given = z.strictObject({
  ...chosen(textOf(KIND_TEXTS.name).prefault({}), textOf(KIND_TEXTS.lede).prefault({})),
  away: z.boolean().default(false),
})

/** A kind as a file carries it from one site to another, with its fields. */
export const KindFile = z.strictObject({ ...Given.shape, attributes: GivenFields.default([]) })
export type KindFile = z.output<typeof KindFile>

/**
 * A kind as it is chosen. One that is there already is known by its name in the store, so that its addresses may change; without
 * a name it is the one whose list has this address, or else a new one.
 */
export const GivenKind = z.strictObject({
  ...KindFile.shape,
  kind: z.string().max(KIND_TEXTS.address).optional(),
})
export type GivenKind = z.output<typeof GivenKind>

export const KindSettings = z.object({
  /** In the order in which they stand in the console. */
  kinds: z.array(OwnKind),
  /** 0 before they were saved for the first time. */
  version: z.int(),
  /** Whether this node serves them already: it begins anew for them, which takes about a second. */
  inForce: z.boolean(),
})
export type KindSettings = z.output<typeof KindSettings>

export const kindSettingCalls = {
  read: defineCall({
    path: '/api/web/setting/kinds',
    access: 'web_setting',
    takes: 'query',
    input: z.strictObject({}),
    output: KindSettings,
    summary: 'The kinds of content that the owner made.',
  }),
  update: defineCall({
    path: '/api/web/setting/chooseKinds',
    access: 'web_setting:update',
    takes: 'body',
    size: 'content',
    input: z.strictObject({
      kinds: z
        .array(GivenKind)
        .max(MOST_OWN_KINDS)
        .meta({ examples: [[]] }),
      version: z.int().min(0),
    }),
    output: KindSettings,
    logs: 'setting:update',
    summary:
      'Writes the kinds of the owner; each node begins anew with them. One that is left out is put away with its records. The fields of a new one may come with it. Addresses that a kind had before lead on to those that it has now, and are kept for it.',
  }),
}
