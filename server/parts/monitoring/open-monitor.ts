// Puts the monitor of a running server together: this machine, its database, the versions of what it stands on.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
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
        sharp: sharp.versions.sharp ?? '',
        libvips: sharp.versions.vips ?? '',
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

function productVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return String((JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown }).version ?? '')
}
