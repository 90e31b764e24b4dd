// The console's part of the route table comes when somebody asks for an address the public part does not know, so that
// visitors load nothing of it.
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'

/** Whether a public page stands at `path`; the last route of the table, `*`, stands for everything else. */
export function isPublic(routes: RouteObject[], path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*'
}

/** What the router calls for every address that is not fixed; `there` when the console's routes are in the table already. */
export function lateConsole(
  routes: RouteObject[],
  load: () => Promise<RouteObject[]>,
  there: boolean,
): PatchRoutesOnNavigationFunction {
  let added = there
  return async ({ path, patch, signal }) => {
    if (added || isPublic(routes, path)) return
    const console = await load()
    // A navigation that was given up patches nothing: the next one has to.
    if (added || signal.aborted) return
    patch(null, console)
    added = true
  }
}
