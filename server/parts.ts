// What the features are given to work with: the outside world, opened once in main.ts or in a test.

import type { Bus } from '#server/parts/bus.ts'
import type { Cdn } from '#server/parts/cdn/cdn.ts'
import type { SentAway } from '#server/parts/enquiries/sent-away.ts'
import type { DiskSpace } from '#server/parts/files/disk-space.ts'
import type { Files } from '#server/parts/files/files.ts'
import type { Images } from '#server/parts/images/images.ts'
import type { LoginLog } from '#server/parts/logs/login-log.ts'
import type { Operations } from '#server/parts/logs/operations.ts'
import type { Threads } from '#server/parts/long-work/threads.ts'
import type { Monitor } from '#server/parts/monitoring/monitor.ts'
import type { Outbox } from '#server/parts/outbox/outbox.ts'
import type { Papers } from '#server/parts/papers/papers.ts'
import type { Seal } from '#server/parts/secrets/seal.ts'
import type { Secrets } from '#server/parts/secrets/secrets.ts'
import type { Passwords } from '#server/parts/sign-in/passwords.ts'
import type { Programs } from '#server/parts/sign-in/programs.ts'
import type { Providers } from '#server/parts/sign-in/providers/providers.ts'
import type { Factors } from '#server/parts/sign-in/second/factors.ts'
import type { Sessions } from '#server/parts/sign-in/sessions.ts'
import type { SitePart } from '#server/parts/site/site.ts'
import type { Journal } from '#server/parts/twin/journal.ts'
import type { Twin } from '#server/parts/twin/open-twin.ts'
import type { Visits } from '#server/parts/visits/visits.ts'
import type { FacetSource } from '#server/publishing/facets/facet-source.ts'
import type { OwnFields } from '#server/publishing/fields/own-fields.ts'
import type { Moments } from '#server/publishing/lifecycle/moments.ts'
import type { Publishing } from '#server/publishing/lifecycle/publishing.ts'
import type { Storage } from '#server/storage/open.ts'
import type { SiteDays } from '#server/storage/site-days.ts'
import type { Config } from './config.ts'

export type Parts = {
  config: Config
  storage: Storage
  bus: Bus
  /** Null where none stands before the site. */
  cdn: Cdn | null
  publishing: Publishing
  /** What published products say of themselves, in memory. */
  facets: FacetSource
  moments: Moments
  sessions: Sessions
  providers: Providers
  programs: Programs
  factors: Factors
  site: SitePart
  /** Fields that the owner added to kinds. */
  fields: OwnFields
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
  papers: Papers
  monitor: Monitor
  visits: Visits
  /** What is published, kept a second time. */
  twin: Twin
  /** What visitors sent while the store was away. */
  journal: Journal<SentAway>
  /** The days of the site's time zone. */
  days: SiteDays
  /** Whether this node was told to stop: it answers, and asks to be sent nobody. */
  leaving: { begun: boolean }
  /** Milliseconds since 1970. */
  now: () => number
}
