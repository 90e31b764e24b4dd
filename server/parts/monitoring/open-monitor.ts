// Puts the monitor of a running server together: this machine, its database, the versions of what it stands on.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { loadSharp } from '#server/parts/images/load-sharp.ts'
import type { Sessions } from '#server/parts/sign-in/sessions.ts'
import type { Storage } from '#server/storage/open.ts'
import { createDatabaseReadings } from './database-readings.ts'
import { createMachineReadings } from './machine-readings.ts'
import { createMonitor } from './monitor.ts'
import { createRequestMeter } from './request-meter.ts'

const steady = () => performance.now()

/** A monitor of this process and `storage`, with the disk of `folder`; not yet started. */
export function openMonitor(storage: Storage, sessions: Sessions, folder: string, now: () => number) {
  return createMonitor(
    {
      machine: createMachineReadings(folder, steady),
      database: createDatabaseReadings(storage, folder, steady),
      requests: createRequestMeter(steady),
      sessions: sessions.countOpen,
      versions: {
        product: productVersion(),
        node: process.versions.node,
        // Whoever asks for these loads the library.
        get sharp() {
          return loadSharp().versions.sharp ?? ''
        },
        get libvips() {
          return loadSharp().versions.vips ?? ''
        },
      },
    },
    {
      now,
      steady,
      every: (ms, run) => {
        const timer = setInterval(run, ms)
        timer.unref()
        return () => clearInterval(timer)
      },
    },
  )
}

export function productVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return String((JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown }).version ?? '')
}
