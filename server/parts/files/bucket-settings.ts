// What the environment says of a bucket for uploads.
import { z } from 'zod'

export const S3_SETTINGS = {
  /** A bucket of any S3 for uploads; without one they lie in DATA_DIR. */
  S3_BUCKET: z.string().min(1).max(255).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'must be a region, such as eu-central-1')
    .default('us-east-1'),
  /** Where it is asked; that of Amazon by default. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_KEY: z.string().max(500).default(''),
  S3_SECRET: z.string().max(500).default(''),
  /** Whether the bucket stands in the path and not in the host. */
  S3_PATH_STYLE: z.enum(['on', 'off']).default('off'),
  /** Whether documents come through the node, or by an address of the bucket that holds for a while. */
  S3_SERVE: z.enum(['node', 'signed']).default('node'),
}
type Settings = z.output<z.ZodObject<typeof S3_SETTINGS>>

/** Null without a bucket; `refuse` is told in one line what is missing. */
export function bucketIn(data: Settings, refuse: (line: string) => never) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_KEY: key, S3_SECRET: secret } = data
  if (!bucket) return null
  for (const name of ['S3_KEY', 'S3_SECRET'] as const)
    if (data[name] === '') refuse(`${name} is wrong: it is needed with S3_BUCKET`)
  const endpoint = data.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  const [pathStyle, signed] = [data.S3_PATH_STYLE === 'on', data.S3_SERVE === 'signed']
  return { bucket, region, endpoint, key, secret, pathStyle, signed }
}
