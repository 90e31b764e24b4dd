// The whole configuration, read once from the environment; a wrong value stops the start with one clear line.

import { join } from 'node:path'
import { z } from 'zod'
import { isEmail, isTimeZone } from '#contract/inputs/checks.ts'
import { wrongIn } from '#contract/languages/chosen-line.ts'
import { BACKUP_SETTINGS, backupIn } from '#server/parts/backup/backup-settings.ts'
import { CDN_SETTINGS, cdnIn } from '#server/parts/cdn/cdn-settings.ts'
import { readWorkingHours } from '#server/parts/enquiries/promise.ts'
import { bucketIn, S3_SETTINGS } from '#server/parts/files/bucket-settings.ts'
import { TELEMETRY_SETTINGS, telemetryIn } from '#server/parts/monitoring/telemetry/settings.ts'
import { PROVIDER_SETTINGS, providersIn } from '#server/parts/sign-in/providers/settings.ts'
import { SIGN_IN_SETTINGS, signInSettings } from '#server/parts/sign-in/settings.ts'
import { SENTINEL_SETTINGS, sentinelIn } from '#server/parts/twin/sentinel/settings.ts'
import { TRANSLATOR_SETTINGS, translatorIn } from '#server/publishing/translation/translator-settings.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const days = z.coerce
  .number()
  .int()
  .min(0)
  .max(365 * 100)

const address = z.string().trim().refine(isEmail, 'must be an email address')
const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** PostgreSQL; without it one SQLite file in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** PostgreSQL itself, where DATABASE_URL leads through a pooler: what nodes tell each other and new versions of tables go there. */
  DATABASE_LISTEN_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** A streaming replica of that database: what the public reads and searches is asked of it while it has all that was written. */
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** How long a start waits for a PostgreSQL that does not answer yet. */
  START_WAIT_SECONDS: z.coerce.number().min(0).max(3600).default(30),
  /** How long PostgreSQL may leave the smallest question unanswered before it counts as away. */
  DATABASE_PATIENCE_SECONDS: z.coerce.number().min(0.5).max(60).default(1),
  /** How long a node that was told to stop says so at /readyz and goes on answering, so that no balancer sends anybody to a closed port. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** The address visitors use, such as https://www.example.com; no header decides it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A second port that answers /image only; 0 turns it off (decision 5). */
  IMAGE_PORT: port.default(9097),
  ADMIN_PASSWORD: z.string().min(6).max(15).optional(),
  /** The languages of a new store, as the line says them that programs read; afterwards the settings of the site do. */
  SITE_LANGUAGES: z
    .string()
    .refine(
      (line) => wrongIn(line).length === 0,
      'each word is a language once, such as en or de:staff; one of content alone has all its parts, such as it:public:en:256:',
    )
    .optional(),
  /** Whether an empty store is filled with the demo company. */
  DEMO: z.enum(['on', 'off']).default('on'),
  ...SIGN_IN_SETTINGS,
  ...PROVIDER_SETTINGS,
  /** Days that entries of the logs are kept; 0 keeps them for ever. */
  OPERATION_LOG_DAYS: days.default(365),
  LOGIN_LOG_DAYS: days.default(180),
  /** Networks whose X-Forwarded-For is believed, such as 10.0.0.0/8,127.0.0.1; none by default. */
  TRUSTED_PROXIES: z.string().default(''),
  /** The header in which such a proxy names the country of a visitor, such as CF-IPCountry; none by default. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  /** Where the days of the site begin, such as Asia/Shanghai; the time zone of the server by default. */
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone, such as Asia/Shanghai')
    .default(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  /** Hosts inside the own network that an import may fetch pictures from, such as 10.0.0.7:8080; none by default. */
  IMPORT_HOSTS: z.string().default(''),
  /** The mail server; without one mail is kept in the outbox and waits. */
  SMTP_HOST: z.string().min(1).max(253).optional(),
  SMTP_PORT: port.default(587),
  /** `tls` from the first byte, `starttls` before anything is said (the default; 465: `tls`), or `none` inside the own network. */
  SMTP_TLS: z.enum(['tls', 'starttls', 'none']).optional(),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  /** The address that mail comes from; needed with SMTP_HOST. */
  SMTP_FROM: address.optional(),
  /** Who is told of new messages, separated by commas. */
  MAIL_TO: z.string().default('').transform(listed).pipe(z.array(address).max(20)),
  /** A command that judges files of visitors, such as `clamdscan --no-summary`: it is given a file and exits with 0 when that is clean. */
  UPLOAD_SCAN: z
    .string()
    .default('')
    .transform((command) => command.split(' ').filter(Boolean)),
  /** When somebody answers, in TIME_ZONE: days from Monday (1) to Sunday (7), and hours. */
  WORKING_HOURS: z
    .string()
    .default('1-5 08:30-17:30')
    .transform((text, issues) => {
      const hours = readWorkingHours(text)
      if (!hours) issues.addIssue('must be days and hours, such as 1-5 08:30-17:30')
      return hours ?? z.NEVER
    }),
  /** Who is told of enquiries that wait longer than was promised; without it those who are told of new ones. */
  ESCALATE_TO: z.string().default('').transform(listed).pipe(z.array(address).max(20)),
  /** Days after which the addresses of visitors are shortened; 0 keeps them whole. */
  MESSAGE_ADDRESS_DAYS: days.default(30),
  /** Whether assistants of buyers may ask about what is published, at /mcp (decision 61). */
  ASSISTANTS: z.enum(['on', 'off']).default('off'),
  /** Whether webhooks may go to addresses of the own network; for tests and closed networks. */
  WEBHOOK_PRIVATE: z.enum(['refuse', 'allow']).default('refuse'),
  ...CDN_SETTINGS,
  ...S3_SETTINGS,
  ...SENTINEL_SETTINGS,
  ...TELEMETRY_SETTINGS,
  ...TRANSLATOR_SETTINGS,
  /** What secrets in the store are sealed with; without it the file `secret.key` of DATA_DIR. The same on every node. */
  SECRET_KEY: z.string().min(16).max(500).optional(),
  ...BACKUP_SETTINGS,
  /** Whether what is published is kept a second time, apart from the store, and where; so many manifests of it stay. */
  TWIN: z.enum(['on', 'off']).default('on'),
  TWIN_DIR: z.string().min(1).optional(),
  TWIN_BUCKET: z.enum(['on', 'off']).default('off'),
  TWIN_MANIFESTS: z.coerce.number().int().min(2).max(100_000).default(500),
  /** Turns /metrics on, for whoever sends it as a bearer token. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters of ASCII without spaces')
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the environment; an empty value counts as not given. Throws `WrongConfig` with one line that names the variable. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new WrongConfig(`${String(issue?.path[0])} is wrong: ${issue?.message}`)
  }
  const { data } = read
  if (data.SMTP_HOST && !data.SMTP_FROM)
    throw new WrongConfig(
      'SMTP_FROM is wrong: a mail server (SMTP_HOST) needs the address that mail comes from',
    )
  if (data.DATABASE_LISTEN_URL && !data.DATABASE_URL)
    throw new WrongConfig('DATABASE_LISTEN_URL is wrong: it stands beside DATABASE_URL')
  if (data.DATABASE_REPLICA_URL && !data.DATABASE_URL)
    throw new WrongConfig('DATABASE_REPLICA_URL is wrong: it stands beside DATABASE_URL')
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    listenUrl: data.DATABASE_LISTEN_URL ?? data.DATABASE_URL,
    replicaUrl: data.DATABASE_REPLICA_URL,
    startWaitMs: data.START_WAIT_SECONDS * 1000,
    databasePatienceMs: data.DATABASE_PATIENCE_SECONDS * 1000,
    drainMs: data.DRAIN_SECONDS * 1000,
    publicUrl: data.PUBLIC_URL,
    imagePort: data.IMAGE_PORT,
    adminPassword: data.ADMIN_PASSWORD,
    demo: data.DEMO === 'on',
    assistants: data.ASSISTANTS === 'on',
    translator: translatorIn(data, refuse),
    ...signInSettings(data),
    providers: providersIn(data, data.PUBLIC_URL, refuse),
    logsKept: { operationDays: data.OPERATION_LOG_DAYS, loginDays: data.LOGIN_LOG_DAYS },
    smtp: data.SMTP_HOST
      ? {
          host: data.SMTP_HOST,
          port: data.SMTP_PORT,
          tls: data.SMTP_TLS ?? (data.SMTP_PORT === 465 ? 'tls' : 'starttls'),
          user: data.SMTP_USER,
          password: data.SMTP_PASSWORD,
          from: data.SMTP_FROM ?? '',
        }
      : null,
    mailTo: data.MAIL_TO,
    uploadScan: data.UPLOAD_SCAN,
    workingHours: data.WORKING_HOURS,
    escalateTo: data.ESCALATE_TO,
    messageAddressDays: data.MESSAGE_ADDRESS_DAYS,
    trustedProxies: listed(data.TRUSTED_PROXIES),
    countryHeader: data.COUNTRY_HEADER ?? null,
    timeZone: data.TIME_ZONE,
    importHosts: listed(data.IMPORT_HOSTS).map((host) => host.toLowerCase()),
    webhooksPrivate: data.WEBHOOK_PRIVATE === 'allow',
    secretKey: data.SECRET_KEY,
    backup: backupIn(data, refuse),
    metricsToken: data.METRICS_TOKEN,
    twin: {
      on: data.TWIN === 'on',
      folder: data.TWIN_DIR ?? join(data.DATA_DIR, 'twin'),
      manifests: data.TWIN_MANIFESTS,
      inBucket:
        data.TWIN_BUCKET === 'on' &&
        (data.S3_BUCKET !== undefined || refuse('TWIN_BUCKET is wrong: it needs S3_BUCKET')),
    },
    sentinel: sentinelIn(data),
    telemetry: telemetryIn(data),
    logLevel: data.LOG_LEVEL,
    cdn: cdnIn(data, refuse),
    s3: bucketIn(data, refuse),
  }
}

const refuse = (line: string): never => {
  throw new WrongConfig(line)
}

export class WrongConfig extends Error {}
