// What the environment says of a CDN before the site.
import { z } from 'zod'

export const CDN_SETTINGS = {
  /** The CDN before the site; without one nothing is told to any. */
  CDN: z.enum(['cloudflare', 'fastly', 'bunny', 'aliyun', 'tencent', 'url']).optional(),
  /** What it calls the site: the number of a zone, service or pull zone, or the name that visitors use. */
  CDN_ZONE: z.string().max(253).default(''),
  CDN_KEY: z.string().max(500).default(''),
  CDN_SECRET: z.string().max(500).default(''),
  /** Where purges go: with `url` one address or several, else the interface where it is not the usual one. */
  CDN_URL: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).max(10)),
  /** How long it keeps what does not change. */
  CDN_SECONDS: z.coerce.number().int().min(60).max(2_592_000).default(86_400),
}
type Settings = z.output<z.ZodObject<typeof CDN_SETTINGS>>

/** What each CDN needs. */
const NEEDED = {
  cloudflare: ['CDN_ZONE', 'CDN_KEY'],
  fastly: ['CDN_ZONE', 'CDN_KEY'],
  bunny: ['CDN_ZONE', 'CDN_KEY'],
  aliyun: ['CDN_ZONE', 'CDN_KEY', 'CDN_SECRET'],
  tencent: ['CDN_ZONE', 'CDN_KEY', 'CDN_SECRET'],
  url: ['CDN_URL'],
} as const

/** Null without a CDN; `refuse` is told in one line what is missing. */
export function cdnIn(data: Settings, refuse: (line: string) => never) {
  const { CDN: kind } = data
  if (!kind) return null
  for (const name of NEEDED[kind])
    if (data[name].length === 0) refuse(`${name} is wrong: it is needed with CDN=${kind}`)
  const addresses = data.CDN_URL.map((one) => one.replace(/\/+$/, ''))
  const account = { zone: data.CDN_ZONE, key: data.CDN_KEY, secret: data.CDN_SECRET, addresses }
  return { kind, seconds: data.CDN_SECONDS, ...account }
}
