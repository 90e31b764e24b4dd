// The whole configuration, read once from the environment; a wrong value stops the start with one clear line.
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const minutes = z.coerce
  .number()
  .positive()
  .max(60 * 24 * 365)

const days = z.coerce
  .number()
  .int()
  .min(0)
  .max(365 * 100)

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** PostgreSQL; without it one SQLite file in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** The address visitors use, such as https://www.example.com; no header decides it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A second port that answers /image only; 0 turns it off (decision 5). */
  IMAGE_PORT: port.default(9097),
  ADMIN_PASSWORD: z.string().min(6).max(15).optional(),
  CAPTCHA: z.enum(['on', 'off']).default('on'),
  /** Whether an empty store is filled with the demo company. */
  DEMO: z.enum(['on', 'off']).default('on'),
  SESSION_IDLE_MINUTES: minutes.default(30),
  SESSION_LIFE_MINUTES: minutes.default(720),
  /** Days that entries of the logs are kept; 0 keeps them for ever. */
  OPERATION_LOG_DAYS: days.default(365),
  LOGIN_LOG_DAYS: days.default(180),
  /** Networks whose X-Forwarded-For is believed, such as 10.0.0.0/8,127.0.0.1; none by default. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Hosts inside the own network that an import may fetch pictures from, such as 10.0.0.7:8080; none by default. */
  IMPORT_HOSTS: z.string().default(''),
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
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL,
    imagePort: data.IMAGE_PORT,
    adminPassword: data.ADMIN_PASSWORD,
    captcha: data.CAPTCHA === 'on',
    demo: data.DEMO === 'on',
    session: { idleMs: data.SESSION_IDLE_MINUTES * 60_000, lifeMs: data.SESSION_LIFE_MINUTES * 60_000 },
    logsKept: { operationDays: data.OPERATION_LOG_DAYS, loginDays: data.LOGIN_LOG_DAYS },
    trustedProxies: data.TRUSTED_PROXIES.split(',')
      .map((network) => network.trim())
      .filter(Boolean),
    importHosts: data.IMPORT_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  }
}

export class WrongConfig extends Error {}
