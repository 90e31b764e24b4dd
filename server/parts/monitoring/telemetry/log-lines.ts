// The lines of the program's log as they are written, each with the trace that it belongs to.
import { subscribe } from 'node:diagnostics_channel'
import { type Attributes, type Logger, SeverityNumber } from '@opentelemetry/api'

type Line = { level: number; time: number; msg?: string; err?: Fault; [name: string]: unknown }
type Fault = { type?: string; message?: string; stack?: string }

const SEVERITY: Record<number, [SeverityNumber, string]> = {
  10: [SeverityNumber.TRACE, 'TRACE'],
  20: [SeverityNumber.DEBUG, 'DEBUG'],
  30: [SeverityNumber.INFO, 'INFO'],
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
  60: [SeverityNumber.FATAL, 'FATAL'],
}
/** What the conventions call what our lines name more shortly. */
const NAMES: Record<string, string> = {
  method: 'http.request.method',
  path: 'url.path',
  status: 'http.response.status_code',
  address: 'client.address',
  reqId: 'site.request.id',
  ms: 'site.request.ms',
}
/** Said by the resource. */
const LEFT_OUT = ['pid', 'hostname']

export function watchLog(logger: Logger) {
  subscribe('tracing:pino_asJson:end', (message) => {
    const { result } = message as { result?: unknown }
    if (typeof result !== 'string') return
    const { level, time, msg, err, ...others } = JSON.parse(result) as Line
    const [severityNumber, severityText] = SEVERITY[level] ?? [SeverityNumber.UNSPECIFIED, '']
    const attributes: Attributes = {
      ...(err?.type && { 'exception.type': err.type }),
      ...(err?.message && { 'exception.message': err.message }),
      ...(err?.stack && { 'exception.stacktrace': err.stack }),
    }
    for (const [name, value] of Object.entries(others)) {
      if (LEFT_OUT.includes(name)) continue
      attributes[NAMES[name] ?? name] = typeof value === 'object' ? JSON.stringify(value) : (value as string)
    }
    const body = msg ?? `${others.method ?? ''} ${others.path ?? ''} ${others.status ?? ''}`.trim()
    logger.emit({ severityNumber, severityText, timestamp: time, body, attributes })
  })
}
