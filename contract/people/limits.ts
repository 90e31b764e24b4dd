// The limits of a role as they cross the wire (decision 58).
import { z } from 'zod'
import { FIELD_GROUPS, WRITTEN } from '#contract/content/touched.ts'

/** Null is everything; an empty list would be a role that may write nothing, which its keys say better. */
export const RoleLimits = z.object({
  languages: z.array(z.enum(WRITTEN)).min(1).max(WRITTEN.length).readonly().nullable(),
  groups: z.array(z.enum(FIELD_GROUPS)).min(1).max(FIELD_GROUPS.length).readonly().nullable(),
  own: z.boolean(),
})

/** For each key of which all roles of a person are limited, the limits of those roles; a key that is not named has none. */
export const LimitedKeys = z.record(z.string(), z.array(RoleLimits).readonly())
