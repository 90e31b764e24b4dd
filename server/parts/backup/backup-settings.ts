// What the environment says of backups.
import { z } from 'zod'
import type { BucketSettings } from '#server/parts/files/bucket.ts'
import type { Kept } from './rotation.ts'

const KEPT = /^\d{1,3} \d{1,3} \d{1,3}$/

export const BACKUP_SETTINGS = {
  /** The folder of backups, or `s3://bucket/folder`. */
  BACKUP_TO: z.string().min(1).optional(),
  /** What backups are encrypted with: `npm run admin -- backup-key` makes one. */
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, 'must be a key that npm run admin -- backup-key made')
    .optional(),
  /** Of how many days, weeks and months a backup stays. */
  BACKUP_KEEP: z
    .string()
    .regex(KEPT, 'must be numbers of days, weeks and months, such as 7 4 12')
    .default('7 4 12')
    .transform((text) => {
      const [days = 0, weeks = 0, months = 0] = text.split(' ').map(Number)
      return { days, weeks, months }
    }),
  /** When one is made and proven every day, in TIME_ZONE. */
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 03:30')
    .optional(),
  /** Where the bucket of BACKUP_TO is asked, and by whom; what is not said is as S3_… says it. */
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'must be a region, such as eu-central-1')
    .optional(),
  BACKUP_S3_KEY: z.string().max(500).optional(),
  BACKUP_S3_SECRET: z.string().max(500).optional(),
  BACKUP_S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
}

/** What the settings say of backups. */
export type BackupSettings = {
  to: string | undefined
  key: string | undefined
  keep: Kept
  /** When one is made every day, such as 03:30. */
  at: string | null
  /** Who asks a bucket, and where. */
  account: Omit<BucketSettings, 'bucket'>
}

type Settings = z.output<z.ZodObject<typeof BACKUP_SETTINGS>>
/** What S3_… say, which stand in for what is not said of backups. */
type Uploads = {
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_KEY: string
  S3_SECRET: string
  S3_PATH_STYLE: 'on' | 'off'
}

/** `refuse` is told in one line what is missing. */
export function backupIn(data: Settings & Uploads, refuse: (line: string) => never): BackupSettings {
  const { BACKUP_TO: to, BACKUP_KEY: key, BACKUP_KEEP: keep, BACKUP_AT: at = null } = data
  if (at && !to) refuse('BACKUP_TO is wrong: BACKUP_AT needs the place of the backups')
  const region = data.BACKUP_S3_REGION ?? data.S3_REGION
  const own = data.BACKUP_S3_ENDPOINT ?? data.S3_ENDPOINT
  const account = {
    ...{ region, endpoint: own ?? `https://s3.${region}.amazonaws.com` },
    key: data.BACKUP_S3_KEY ?? data.S3_KEY,
    secret: data.BACKUP_S3_SECRET ?? data.S3_SECRET,
    pathStyle: (data.BACKUP_S3_PATH_STYLE ?? data.S3_PATH_STYLE) === 'on',
  }
  if (to?.startsWith('s3://') && (account.key === '' || account.secret === ''))
    refuse('BACKUP_S3_KEY is wrong: it and BACKUP_S3_SECRET are needed with a bucket in BACKUP_TO')
  return { to, key, keep, at, account }
}
