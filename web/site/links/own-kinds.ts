// The kinds that the owner made, and which of them an address belongs to (decision 66).
import { type LoaderFunctionArgs, replace } from 'react-router'
import type { Site } from '#contract/site/site.ts'
import { type Door, doorOf } from '#web/client/door.ts'
import { unknown } from './unknown.ts'

export type OwnKind = Site['kinds'][number]

/** Those that visitors see, named in the language of the page. */
export async function readOwnKinds(door: Door, signal: AbortSignal): Promise<OwnKind[]> {
  const { kinds } = await door.read('/api/web/site/get', { lang: door.language() }, { signal })
  return kinds
}

/**
 * The kind whose `list`, or whose `record`, the first step of an address names, in whatever capitals, as the router reads
 * addresses. One that is written otherwise, or that the kind had before, leads to the one that there is, and where there is none
 * no page is.
 */
export async function ownKindAt(args: LoaderFunctionArgs, place: 'list' | 'record'): Promise<OwnKind> {
  const { own: given = '' } = args.params
  const kinds = await readOwnKinds(doorOf(args), args.request.signal)
  const named = given.toLowerCase()
  const kind =
    kinds.find((one) => one[place].toLowerCase() === named) ??
    kinds.find(({ earlier }) => earlier?.[place].includes(named))
  if (!kind) throw unknown(args)
  if (kind[place] === given) return kind
  const [, , ...rest] = args.url.pathname.split('/')
  throw replace(['', kind[place], ...rest].join('/') + args.url.search)
}
