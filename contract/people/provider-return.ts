// What the sign-in page is told of a sign-in at a provider; without the schemas of calls, which no browser needs.

/** Why a sign-in elsewhere let nobody in; the sign-in page says it in words. */
export const PROVIDER_REFUSALS = [
  /** They turned back at the provider. */
  'cancelled',
  /** The provider does not answer. */
  'away',
  /** What came back does not hold. */
  'failed',
  /** Nobody here belongs to it, and nobody is made. */
  'unknown',
  'disabled',
  /** It took too long, or was begun in another browser. */
  'over',
] as const
export type ProviderRefusal = (typeof PROVIDER_REFUSALS)[number]

/** The query of the sign-in page after a provider; `PROVIDER_DONE` when there is a sign-in to end. */
export const PROVIDER_QUERY = 'provider'
export const PROVIDER_DONE = 'done'
