// Who sends what was gathered to a collector: OTLP over HTTP, in one of its two spellings.
import { OTLPLogExporter as JsonLogs } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPLogExporter as BinaryLogs } from '@opentelemetry/exporter-logs-otlp-proto'
import { OTLPMetricExporter as JsonMetrics } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPMetricExporter as BinaryMetrics } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter as JsonTraces } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as BinaryTraces } from '@opentelemetry/exporter-trace-otlp-proto'
import type { TelemetrySettings } from './settings.ts'

/** Null for what is not sent. Where it goes, with which headers and how long it may take they read from the environment. */
export const exportersFor = ({ traces, metrics, logs, json }: TelemetrySettings) => ({
  traces: traces ? () => (json ? new JsonTraces() : new BinaryTraces()) : null,
  metrics: metrics ? () => (json ? new JsonMetrics() : new BinaryMetrics()) : null,
  logs: logs ? () => (json ? new JsonLogs() : new BinaryLogs()) : null,
})
