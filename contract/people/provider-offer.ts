// A provider of single sign-on, as people see it.
import { z } from 'zod'

/** Somewhere to sign in, as the sign-in page offers it. */
export const ProviderOffer = z.object({ name: z.string(), title: z.string() })
export type ProviderOffer = z.output<typeof ProviderOffer>
