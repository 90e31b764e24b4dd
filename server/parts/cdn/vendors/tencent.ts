// Tencent Cloud: EdgeOne, whose zone is `zone-…` and which knows tags, or CDN, whose zone is a name of the site and which
// knows addresses alone.
import { signedForTencent } from './signatures.ts'
import { type Account, jsonOf, post, sharedFor, type Vendor } from './vendor.ts'

const EDGE_ONE = 'https://teo.tencentcloudapi.com'
const CDN = 'https://cdn.tencentcloudapi.com'
const TYPE = 'application/json; charset=utf-8'

type Answer = { Response?: { Error?: { Code: string; Message: string }; FailedList?: unknown[] } }

export const tencent = ({ zone, key, secret, addresses: [address] }: Account): Vendor => {
  const knowsTags = zone.startsWith('zone-')
  const api = address ?? (knowsTags ? EDGE_ONE : CDN)
  const { host } = new URL(api)
  const service = knowsTags ? 'teo' : 'cdn'

  async function call(action: string, version: string, asked: object, signal: AbortSignal) {
    const body = JSON.stringify(asked)
    const seconds = Math.floor(Date.now() / 1000)
    const headers = {
      'content-type': TYPE,
      authorization: signedForTencent({ host, key, secret, service, type: TYPE, body, seconds }),
      'x-tc-action': action,
      'x-tc-version': version,
      'x-tc-timestamp': String(seconds),
    }
    // What it refuses it answers with 200 as well.
    const { Response } = jsonOf(await post(api, { headers, body }, signal)) as Answer
    if (!Response) throw new Error('answered something else than its documents say')
    if (Response.Error) throw new Error(`${Response.Error.Code}: ${Response.Error.Message}`)
    if (Response.FailedList?.length) throw new Error(`failed: ${JSON.stringify(Response.FailedList)}`)
  }

  return {
    name: 'tencent',
    most: 60,
    tells: (tags, lasting) => ({
      ...(knowsTags && { 'cache-tag': tags.join(',') }),
      'cache-control': sharedFor(lasting),
    }),
    purge: ({ tags, gone }, signal) =>
      knowsTags
        ? call(
            'CreatePurgeTask',
            '2022-09-01',
            { ZoneId: zone, Type: 'purge_cache_tag', Targets: tags },
            signal,
          )
        : // No node knows which addresses others have answered: all pages go.
          call(
            'PurgePathCache',
            '2018-06-06',
            { Paths: [`https://${zone}/`], FlushType: gone ? 'delete' : 'flush' },
            signal,
          ),
  }
}
