// Whatever listens at an address of its own, such as Varnish with `vmod_xkey`: tags come in `Surrogate-Key`.
import { type Account, post, sharedFor, type Vendor } from './vendor.ts'

export const plainUrl = ({ key, addresses }: Account): Vendor => ({
  name: 'url',
  most: 100,
  tells: (tags, lasting) => ({ 'surrogate-key': tags.join(' '), 'cache-control': sharedFor(lasting) }),
  async purge({ tags, gone }, signal) {
    const headers = {
      'surrogate-key': tags.join(' '),
      'x-purge': gone ? 'hard' : 'soft',
      'content-type': 'application/json',
      ...(key !== '' && { authorization: `Bearer ${key}` }),
    }
    const body = JSON.stringify({ tags, gone })
    await Promise.all(addresses.map((address) => post(address, { headers, body }, signal)))
  },
})
