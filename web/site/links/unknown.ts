// What an address leads to that no page has.
import { type LoaderFunctionArgs, replace } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { doorAddress } from '#web/session/redirect.ts'
import { notFound } from './record-id.ts'

/** Spec §2: an unknown path leads to /404; at a canonical address the page that is not there says so in its place. */
export function unknown(args: Pick<LoaderFunctionArgs, 'context' | 'url'>): Response {
  if (doorOf(args).hash) return replace(doorAddress('/404', args.url))
  throw notFound()
}
