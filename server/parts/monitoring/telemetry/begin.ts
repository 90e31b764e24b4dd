// Loads telemetry where the environment names a collector, and nothing of it otherwise.
import type { IncomingMessage } from 'node:http'
import { createTroubleLog } from '#server/parts/monitoring/trouble-log.ts'
import type { TelemetrySettings } from './settings.ts'

/** Before the store is opened, so that its queries are heard; `passedOn` tells whether a proxy that is believed passed a request on. */
export async function beginTelemetry(
  settings: TelemetrySettings | null,
  passedOn: (request: IncomingMessage) => boolean,
) {
  if (!settings) return null
  const { startTelemetry } = await import('./telemetry.ts')
  // Not into the log, which would be sent as well.
  const report = createTroubleLog(
    ({ err, more }, says) =>
      console.error(`${says}: ${(err as Error).message}${more > 0 ? `, and ${more} more` : ''}`),
    'Telemetry could not be sent',
    Date.now,
  )
  return startTelemetry({ settings, passedOn, report })
}
