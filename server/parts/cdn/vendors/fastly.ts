// Fastly: tags in `Surrogate-Key`, lasting in `Surrogate-Control`; it hands neither on.
import { type Account, inLots, post, type Vendor } from './vendor.ts'

const API = 'https://api.fastly.com'
/** Keys of one call. */
const LOT = 256

export const fastly = ({ zone, key, addresses: [api = API] }: Account): Vendor => ({
  name: 'fastly',
  most: LOT,
  // A soft purge makes what is there stale, and it goes on while the server is away. With `stale-while-revalidate` the next
  // visitor would be shown it once more.
  tells: (tags, { fresh, whileAway }) => ({
    'surrogate-key': tags.join(' '),
    'surrogate-control': `max-age=${fresh}, stale-if-error=${whileAway}`,
  }),
  async purge({ tags, gone }, signal) {
    for (const lot of inLots(tags, LOT)) {
      const headers = {
        'fastly-key': key,
        accept: 'application/json',
        'surrogate-key': lot.join(' '),
        ...(!gone && { 'fastly-soft-purge': '1' }),
      }
      await post(`${api}/service/${encodeURIComponent(zone)}/purge`, { headers }, signal)
    }
  },
})
