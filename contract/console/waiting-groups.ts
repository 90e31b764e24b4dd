// The groups of what waits for a person and their bounds; without schemas, since the browser comes near.

/** Of each group so many are named. */
export const WAITING_NAMED = 20
/** Each number counts to here. */
export const WAITING_COUNTED = 1_000

export const WAITING_GROUPS = [
  'enquiries',
  'reviews',
  'proposals',
  'planned',
  'toMend',
  'drafts',
  'firstSteps',
] as const
export type WaitingGroup = (typeof WAITING_GROUPS)[number]
