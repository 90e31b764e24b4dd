// Fetches the chunk and the data of a page while the pointer or the focus rests on a link to it.
import { type LoaderFunction, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { type Door, doorContext } from '#web/client/door.ts'

/** What was fetched early answers for so long; after that the server is asked again. */
const FRESH_MS = 10_000

export type Prefetch = {
  /** Reads, with what was read early. */
  read: Door['read']
  /** Fetches what the page at `path` needs. What fails is tried again when somebody goes there. */
  bring: (path: string) => void
}

/** `door` asks the server. */
export function createPrefetch(routes: RouteObject[], door: Door): Prefetch {
  const early = new Map<string, Promise<unknown>>()
  const underway = new Set<string>()
  const keyOf = (path: string, query: unknown) => `${path} ${JSON.stringify(query)}`

  const readEarly: Door['read'] = (path, query) => {
    const key = keyOf(path, query)
    const reading = (early.get(key) as ReturnType<typeof door.read<typeof path>>) ?? door.read(path, query)
    early.set(key, reading)
    reading.catch(() => early.delete(key))
    setTimeout(() => early.delete(key), FRESH_MS)
    return reading
  }

  async function fetchPage(path: string) {
    const url = new URL(path, location.origin)
    const leaf = matchRoutes(routes, url)?.at(-1)
    if (!leaf) return
    const { route, params } = leaf
    const page = typeof route.lazy === 'function' ? ((await route.lazy()) as RouteObject) : route
    if (typeof page.loader !== 'function') return
    const context = new RouterContextProvider()
    context.set(doorContext, { ...door, read: readEarly })
    const args = { url, params, context, request: new Request(url), pattern: route.path ?? '' }
    await (page.loader as LoaderFunction)(args)
  }

  return {
    read: (path, query, options) =>
      (early.get(keyOf(path, query)) as ReturnType<typeof door.read<typeof path>>) ??
      door.read(path, query, options),
    bring: (path) => {
      if (underway.has(path)) return
      underway.add(path)
      setTimeout(() => underway.delete(path), FRESH_MS)
      fetchPage(path).catch(() => {})
    },
  }
}
