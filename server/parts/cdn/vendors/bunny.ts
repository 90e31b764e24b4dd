// bunny.net: tags in `CDN-Tag`, of which it reads 1024 bytes; it purges one tag a call.
import { type Account, inLots, post, sharedFor, type Vendor } from './vendor.ts'

const API = 'https://api.bunny.net'
const AT_ONCE = 4

export const bunny = ({ zone, key, addresses: [api = API] }: Account): Vendor => ({
  name: 'bunny',
  most: 16,
  tells: (tags, lasting) => ({ 'cdn-tag': tags.join(','), 'cache-control': sharedFor(lasting) }),
  async purge({ tags }, signal) {
    const headers = { accesskey: key, 'content-type': 'application/json' }
    const url = `${api}/pullzone/${encodeURIComponent(zone)}/purgeCache`
    for (const lot of inLots(tags, AT_ONCE))
      await Promise.all(
        lot.map((tag) => post(url, { headers, body: JSON.stringify({ CacheTag: tag }) }, signal)),
      )
  },
})
