// What the features are given to work with: the outside world, opened once in main.ts or in a test.
import type { Config } from '#server/config.ts'
import type { Bus } from '#server/parts/bus.ts'
import type { DiskSpace } from '#server/parts/disk-space.ts'
import type { Files } from '#server/parts/files.ts'
import type { Images } from '#server/parts/images.ts'
import type { LoginLog } from '#server/parts/login-log.ts'
import type { Monitor } from '#server/parts/monitor.ts'
import type { Operations } from '#server/parts/operations.ts'
import type { Outbox } from '#server/parts/outbox.ts'
import type { Passwords } from '#server/parts/passwords.ts'
import type { Seal } from '#server/parts/seal.ts'
import type { Secrets } from '#server/parts/secrets.ts'
import type { Sessions } from '#server/parts/sessions.ts'
import type { SitePart } from '#server/parts/site.ts'
import type { Threads } from '#server/parts/threads.ts'
import type { Visits } from '#server/parts/visits.ts'
import type { Moments } from '#server/publishing/moments.ts'
import type { Publishing } from '#server/publishing/publishing.ts'
import type { Storage } from '#server/storage/open.ts'

export type Parts = {
  config: Config
  storage: Storage
  bus: Bus
  publishing: Publishing
  moments: Moments
  sessions: Sessions
  site: SitePart
  passwords: Passwords
  operations: Operations
  loginLog: LoginLog
  outbox: Outbox
  secrets: Secrets
  seal: Seal
  files: Files
  space: DiskSpace
  images: Images
  threads: Threads
  monitor: Monitor
  visits: Visits
  /** Milliseconds since 1970. */
  now: () => number
}
