// What the environment says of the sentinel.
import { z } from 'zod'

export const SENTINEL_SETTINGS = {
  /** Whether what is served is compared with the twin. */
  SENTINEL: z.enum(['on', 'off']).default('off'),
  /** Where it is fetched; from the node itself by default. */
  SENTINEL_URL: z.url({ protocol: /^https?$/ }).optional(),
}
type Settings = z.output<z.ZodObject<typeof SENTINEL_SETTINGS>> & { PORT: number }

export const sentinelIn = ({ SENTINEL, SENTINEL_URL, PORT }: Settings) => ({
  on: SENTINEL === 'on',
  url: SENTINEL_URL ?? `http://127.0.0.1:${PORT}`,
})
