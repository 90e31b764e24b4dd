// OpenTelemetry: traces, metrics and logs of this node to a collector. Loaded when the environment names one, before the store is
// opened; it listens on channels and changes nothing of what it watches.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { context, type DiagLogger, DiagLogLevel, diag } from '@opentelemetry/api'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { productVersion } from '#server/parts/monitoring/open-monitor.ts'
import { Contexts } from './contexts.ts'
import { exportersFor } from './exporters.ts'
import { showGauges, type Watched } from './gauges.ts'
import { watchLog } from './log-lines.ts'
import { watchDeliveries, watchOutgoing } from './outgoing.ts'
import { watchQueries } from './queries.ts'
import { watchRequests } from './requests.ts'
import { samplerOf } from './sampler.ts'
import type { TelemetrySettings } from './settings.ts'

/** A collector that is away does not hold up a stop. */
const STOP_MS = 3_000
/** A value that is longer is cut; the longest query of the store has some 3,000 signs. */
const LONGEST_VALUE = 4_000
const SCOPE = 'site'

type Of = {
  settings: TelemetrySettings
  /** Whether a proxy that is believed passed a request on. */
  passedOn: (request: IncomingMessage) => boolean
  /** Hears when what was gathered cannot be sent. */
  report: (error: unknown) => void
}

/** Once for the process; what was watched is watched until it ends. */
export function startTelemetry({ settings, passedOn, report }: Of) {
  const contexts = new Contexts()
  context.setGlobalContextManager(contexts)
  diag.setLogger(asDiagnosis(report), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const resource = resourceFromAttributes({
    'service.name': SCOPE,
    'service.version': productVersion(),
    'service.instance.id': randomUUID(),
    'host.name': os.hostname(),
    'process.pid': process.pid,
    'process.runtime.name': 'nodejs',
    'process.runtime.version': process.versions.node,
  }).merge(detectResources({ detectors: [envDetector] }))
  const exporters = exportersFor(settings)

  const traces = new TracerProvider({
    resource,
    sampler: samplerOf(settings.sampler),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: exporters.traces ? [new BatchSpanProcessor({ exporter: exporters.traces() })] : [],
  })
  const metrics = new MeterProvider({
    resource,
    readers: exporters.metrics
      ? [
          new PeriodicExportingMetricReader({
            exporter: exporters.metrics(),
            exportIntervalMillis: settings.everyMs,
            exportTimeoutMillis: Math.min(settings.everyMs, 30_000),
          }),
        ]
      : [],
  })
  const logs = new LoggerProvider({
    resource,
    processors: exporters.logs ? [new BatchLogRecordProcessor({ exporter: exporters.logs() })] : [],
  })

  const means = { contexts, tracer: traces.getTracer(SCOPE), meter: metrics.getMeter(SCOPE) }
  watchRequests({ ...means, passedOn })
  watchQueries(means)
  watchOutgoing(means)
  watchDeliveries(means)
  if (settings.logs) watchLog(logs.getLogger(SCOPE))

  return {
    /** What the node measures of itself, once there is something that measures. */
    show: (watched: Watched) => showGauges(means.meter, watched),
    /** Sends what is left, within `STOP_MS`. */
    async stop() {
      const sent = Promise.allSettled([traces.shutdown(), metrics.shutdown(), logs.shutdown()])
      await Promise.race([sent, wait(STOP_MS, undefined, { ref: false })])
    },
  }
}

/** The library tells of its own trouble in words, or as an error. */
function asDiagnosis(report: (error: unknown) => void): DiagLogger {
  const told = (message: string, ...more: unknown[]) => report(new Error([message, ...more].join(' ')))
  const quiet = () => {}
  return { error: told, warn: told, info: quiet, debug: quiet, verbose: quiet }
}
