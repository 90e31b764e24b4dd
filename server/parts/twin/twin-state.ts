// How the twin stands, for who watches the site.
import type { Manifest } from '#server/parts/twin/manifests/manifest.ts'

export type TwinState = {
  /** The last manifest: its number, when it was made, how many addresses it names, and whether these are all. */
  manifest: Pick<Manifest, 'number' | 'time' | 'addresses'> | null
  whole: boolean
  /** Whether this node makes it. */
  maker: boolean
  /** Addresses that wait to be made, as far as it is known. */
  waiting: number
  /** How long something has been published that is not in it, in milliseconds. */
  behindMs: number
}
