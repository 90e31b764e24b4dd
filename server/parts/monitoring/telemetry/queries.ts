// Each query of the store, by what it does to which table: a duration, and a span within what it was asked for.
import { context, type Meter, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { type QueryTold, queries } from '#server/storage/reads/query-log.ts'

/** The bounds that the conventions name for databases, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]
const SYSTEM = { sqlite: 'sqlite', postgres: 'postgresql' }
/** The server has far fewer; this bounds a surprise. */
const KNOWN = 1_000

export function watchQueries({ tracer, meter }: { tracer: Tracer; meter: Meter }) {
  const duration = meter.createHistogram('db.client.operation.duration', {
    description: 'Duration of database client operations.',
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDS },
  })
  const known = new Map<string, ReturnType<typeof namesOf>>()
  queries.subscribe((message) => {
    const { database, query, queryDurationMillis, error } = message as QueryTold
    if (known.size > KNOWN) known.clear()
    const names = known.get(query.sql) ?? namesOf(query.sql)
    known.set(query.sql, names)
    const named = {
      ...{ 'db.system.name': SYSTEM[database], 'db.operation.name': names.operation },
      ...(names.table !== undefined && { 'db.collection.name': names.table }),
      ...(error !== null && { 'error.type': typeOf(error) }),
    }
    duration.record(queryDurationMillis / 1000, named)
    // What nobody asked for, such as upkeep, would be a trace of one span each.
    if (!trace.getActiveSpan()) return
    const startTime = performance.now() - queryDurationMillis
    // With places for its values and never the values.
    const attributes = { ...named, 'db.query.text': query.sql }
    const options = { kind: SpanKind.CLIENT, startTime, attributes }
    const span = tracer.startSpan(names.summary, options, context.active())
    if (error !== null) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}

/** `select "a" from "entry"` is `SELECT entry`. */
function namesOf(sql: string) {
  const operation = /[a-z]+/i.exec(sql)?.[0].toUpperCase() ?? 'QUERY'
  const table = /\b(?:from|into|update|table)\s+"?(\w+)"?/i.exec(sql)?.[1]
  return { operation, table, summary: table === undefined ? operation : `${operation} ${table}` }
}

/** The code of the database where it said one. */
function typeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? '_OTHER')
}
