// The CDNs that the settings may name.
import { aliyun } from './aliyun.ts'
import { bunny } from './bunny.ts'
import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import { plainUrl } from './plain-url.ts'
import { tencent } from './tencent.ts'
import type { Account, Vendor } from './vendor.ts'

export const VENDORS = {
  cloudflare,
  fastly,
  bunny,
  aliyun,
  tencent,
  url: plainUrl,
} as const satisfies Record<string, (account: Account) => Vendor>
