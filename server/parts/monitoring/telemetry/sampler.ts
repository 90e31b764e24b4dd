// Which traces are kept, as OTEL_TRACES_SAMPLER says.
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TelemetrySettings } from './settings.ts'

/** With `parentbased_`, who sent the request and is believed decides; without one the rest of the name does. */
export function samplerOf({ name, share }: TelemetrySettings['sampler']): Sampler {
  const [root] = name.split('_').slice(-1)
  const alone =
    root === 'off'
      ? new AlwaysOffSampler()
      : root === 'on'
        ? new AlwaysOnSampler()
        : new TraceIdRatioBasedSampler(share)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root: alone }) : alone
}
