// Aliyun: ESA, whose zone is the number of a site, or CDN, whose zone is a name of the site. Both read `Cache-Tag`.
import { randomUUID } from 'node:crypto'
import { signedForAliyun } from './signatures.ts'
import { type Account, post, sharedFor, type Vendor } from './vendor.ts'

const ESA = 'https://esa.cn-hangzhou.aliyuncs.com'
const CDN = 'https://cdn.aliyuncs.com'

export const aliyun = ({ zone, key, secret, addresses: [address] }: Account): Vendor => {
  const isSite = /^\d+$/.test(zone)
  const api = address ?? (isSite ? ESA : CDN)

  /** Without `Force` what did not change goes on after a question to the server; with it nothing does. */
  const wanted = (tags: readonly string[], Force: string) =>
    isSite
      ? {
          ...{ action: 'PurgeCaches', version: '2024-09-10' },
          query: { SiteId: zone, Type: 'cachetag', Content: JSON.stringify({ CacheTags: tags }), Force },
        }
      : {
          ...{ action: 'RefreshObjectCacheByCacheTag', version: '2018-05-10' },
          query: { DomainName: zone, CacheTag: tags.join(','), Force },
        }

  return {
    name: 'aliyun',
    most: 60,
    tells: (tags, lasting) => ({ 'cache-tag': tags.join(','), 'cache-control': sharedFor(lasting) }),
    async purge({ tags, gone }, signal) {
      const { query, headers } = signedForAliyun({
        ...wanted(tags, String(gone)),
        ...{ host: new URL(api).host, key, secret, nonce: randomUUID() },
        date: new Date().toISOString().replace(/\.\d+/, ''),
      })
      await post(`${api}/?${query}`, { headers }, signal)
    },
  }
}
