// The time machine: what visitors saw at a public address at a moment of the past, from the manifests of the twin that are kept.
import { z } from 'zod'
import { queryNumber } from '#contract/inputs/number.ts'
import { defineCall } from '#contract/wire/call.ts'
import { RecordLink } from './content.ts'

/** Moments that are listed at once. */
export const MOMENTS = 50

const Address = z
  .string()
  .min(1)
  .max(2_000)
  .startsWith('/')
  .meta({ examples: ['/en/products'] })
const ManifestNumber = queryNumber(1, Number.MAX_SAFE_INTEGER)

/**
 * What became of an address with a manifest: it came, was changed, was drawn anew by another version of the program, or went;
 * `earlier`: this is the first that the record knows of it.
 */
const DEEDS = ['new', 'changed', 'redrawn', 'gone', 'earlier'] as const

const Moment = z.object({
  /** The number of the manifest. */
  number: z.int(),
  time: z.iso.datetime(),
})
const Change = Moment.extend({ deed: z.enum(DEEDS) })

const Moments = z.object({
  /** Whether the twin is kept at all. */
  on: z.boolean(),
  /** When the oldest manifest that is kept was made; null while there is none. */
  since: z.iso.datetime().nullable(),
  /** Moments at which what stands there changed, the latest first. */
  items: z.array(Change),
  /** The manifest below which to go on; null when there is nothing more. */
  before: z.int().nullable(),
})
export type PastMoments = z.output<typeof Moments>

const Shown = z.object({
  moment: Moment,
  /** SHA-256 of its bytes; null when nothing stood there. */
  hash: z.string().nullable(),
  bytes: z.int(),
  type: z.string(),
  /** Its words, a block on each line. */
  text: z.string(),
})

const PastPage = z.object({
  earlier: Shown.extend({
    /** The page to be shown in a frame: its styles within, without scripts; null of what is no page. */
    html: z.string().nullable(),
  }),
  today: Shown,
  proof: z.object({
    /** SHA-256 of the manifest as it is stored, which the next manifest names. */
    manifest: z.string(),
    /** SHA-256 of the manifest before. */
    previous: z.string().nullable(),
    /** The part of the manifest that names the address; null when none does. */
    part: z.string().nullable(),
    signature: z.string(),
    publicKey: z.string(),
  }),
})
export type PastPage = z.output<typeof PastPage>

const ServedCopy = z.object({
  moment: Moment,
  since: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
})
export type ServedCopy = z.output<typeof ServedCopy>
/** Records that are brought back at most; a site that differs in more is restored from a backup. */
export const PAST_RECORDS = 2_000
const SITE_CHANGES = ['changed', 'hidden', 'added'] as const

const SiteDifference = RecordLink.extend({
  /** `changed`: visitors saw it otherwise; `hidden`: they see it no longer; `added`: they did not see it then. */
  change: z.enum(SITE_CHANGES),
  /** It has changes that were never published. */
  edits: z.boolean(),
})
export type SiteDifference = z.output<typeof SiteDifference>

const PastSite = z.object({
  moment: Moment,
  /** What stands in it was published by then. */
  asOf: z.iso.datetime(),
  /** What was published between then and the moment is not in it. */
  isBehind: z.boolean(),
  total: z.int(),
  changed: z.int(),
  hidden: z.int(),
  added: z.int(),
  /** How many of them have changes that were never published. */
  edits: z.int(),
  /** Records that visitors saw then and that were deleted for good since. */
  lost: z.array(RecordLink.pick({ kind: true, title: true })),
  /** The first 200 of them. */
  items: z.array(SiteDifference),
})
export type PastSite = z.output<typeof PastSite>

/** Of the reason why visitors are shown a copy. */
export const COPY_REASON = 500
/** Of the name of a release; its number is written behind it. */
export const BACK_NAME = 100

export const pastCalls = {
  moments: defineCall({
    path: '/api/web/past/moments',
    access: 'web_past',
    takes: 'query',
    input: z.strictObject({ address: Address, before: ManifestNumber.optional() }),
    output: Moments,
    summary: 'When what stands at a public address changed, as far back as manifests are kept.',
  }),
  page: defineCall({
    path: '/api/web/past/page',
    access: 'web_past',
    takes: 'query',
    input: z.strictObject({ address: Address, at: z.iso.datetime() }),
    output: PastPage,
    summary:
      'What stood at a public address at a moment, what stands there now, and what proves it; 404 before the oldest manifest.',
  }),
  copy: defineCall({
    path: '/api/web/past/copy',
    access: 'web_past',
    takes: 'query',
    input: z.strictObject({}),
    output: z.object({ copy: ServedCopy.nullable() }),
    summary: 'The copy that visitors are shown in place of what is published; null when they are shown that.',
  }),
  serve: defineCall({
    path: '/api/web/past/serve',
    access: 'web_past:serve',
    takes: 'body',
    input: z.strictObject({
      /** The manifest to be shown; null: what is published again. */
      number: z.int().positive().nullable(),
      reason: z.string().trim().min(1).max(COPY_REASON),
    }),
    output: z.object({ copy: ServedCopy.nullable() }),
    logs: 'copy:serve',
    summary:
      'Shows visitors a whole copy of the site from the record until this is ended; 404 for one that is not kept, 409 for one that is not whole.',
  }),
  site: defineCall({
    path: '/api/web/past/site',
    access: 'web_past',
    takes: 'query',
    input: z.strictObject({ number: ManifestNumber }),
    output: PastSite,
    summary:
      'What visitors saw of the whole site by a manifest and see otherwise now; 404 for one that is not kept, 409 for one that is not whole.',
  }),
  bringBack: defineCall({
    path: '/api/web/past/bringBack',
    access: 'web_release:update',
    takes: 'body',
    input: z.strictObject({
      number: z.int().positive(),
      name: z.string().trim().min(1).max(BACK_NAME),
      note: z.string().trim().max(500).default(''),
      /** What becomes of records with changes that were never published: they are left out, or written over. */
      edits: z.enum(['keep', 'replace']),
    }),
    output: z.object({
      releases: z.array(z.object({ id: z.int(), name: z.string(), entryCount: z.int() })),
      left: z.int(),
    }),
    logs: 'release:add',
    summary:
      'Puts working copies as visitors saw them by a manifest into open releases; visitors see nothing else before these are published.',
  }),
  proof: defineCall({
    path: '/api/web/past/proof',
    access: 'web_past',
    takes: 'query',
    form: 'file',
    input: z.strictObject({ address: Address, number: ManifestNumber }),
    output: z.unknown(),
    summary:
      'What a manifest says of an address, as a ZIP archive: page, part, signed manifest, public key, and how they are checked.',
  }),
}
