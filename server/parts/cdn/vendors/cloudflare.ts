// Cloudflare: tags in `Cache-Tag`, lasting in a header for it alone, so that `must-revalidate`, which is meant for browsers,
// does not forbid it what is stale (RFC 9213).
import { type Account, inLots, jsonOf, post, type Vendor } from './vendor.ts'

const API = 'https://api.cloudflare.com/client/v4'
/** Tags of one call. */
const LOT = 30

export const cloudflare = ({ zone, key, addresses: [api = API] }: Account): Vendor => ({
  name: 'cloudflare',
  most: 90,
  tells: (tags, { fresh, whileAsking, whileAway }) => ({
    'cache-tag': tags.join(','),
    'cloudflare-cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${whileAsking}, stale-if-error=${whileAway}`,
  }),
  async purge({ tags }, signal) {
    for (const lot of inLots(tags, LOT)) {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const said = await post(
        `${api}/zones/${encodeURIComponent(zone)}/purge_cache`,
        { headers, body: JSON.stringify({ tags: lot }) },
        signal,
      )
      if (jsonOf(said).success !== true) throw new Error(`did not purge: ${said.slice(0, 300)}`)
    }
  },
})
