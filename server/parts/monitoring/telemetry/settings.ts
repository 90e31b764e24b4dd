// What the environment says of telemetry, by the names that OpenTelemetry gives its settings (docs/operations.md lists those heard).
import { z } from 'zod'

const endpoint = z.url({ protocol: /^https?$/ }).optional()
const exporter = z.enum(['otlp', 'none']).default('otlp')
const protocol = z.enum(['http/protobuf', 'http/json'], {
  error: 'must be http/protobuf or http/json; gRPC is not spoken',
})

export const TELEMETRY_SETTINGS = {
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.default('http/protobuf'),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_LOGS_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: z
    .enum([
      ...(['always_on', 'always_off', 'traceidratio'] as const),
      ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1000).max(3_600_000).default(60_000),
}
type Settings = z.output<z.ZodObject<typeof TELEMETRY_SETTINGS>>

export type TelemetrySettings = NonNullable<ReturnType<typeof telemetryIn>>

/** Null where nothing says where telemetry goes: nothing of it is loaded then. Addresses, headers and time limits the exporters read themselves. */
export function telemetryIn(data: Settings) {
  const all = data.OTEL_EXPORTER_OTLP_ENDPOINT
  const goes = (own: string | undefined, by: 'otlp' | 'none') => (by === 'none' ? undefined : (own ?? all))
  const traces = goes(data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, data.OTEL_TRACES_EXPORTER)
  const metrics = goes(data.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT, data.OTEL_METRICS_EXPORTER)
  const logs = goes(data.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT, data.OTEL_LOGS_EXPORTER)
  if (data.OTEL_SDK_DISABLED || !(traces ?? metrics ?? logs)) return null
  return {
    traces: traces !== undefined,
    metrics: metrics !== undefined,
    logs: logs !== undefined,
    json: data.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json',
    sampler: { name: data.OTEL_TRACES_SAMPLER, share: data.OTEL_TRACES_SAMPLER_ARG },
    everyMs: data.OTEL_METRIC_EXPORT_INTERVAL,
  }
}
