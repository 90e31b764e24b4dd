// The console's part of the route table comes when somebody asks for an address the public part does not know, so that
// visitors load nothing of it.
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { programAt } from '#web/app/programs/program-at.ts'

/**
 * Whether a public page stands at `path`; the last route of the table, `*`, stands for everything else. The addresses that the
 * owner may choose (`:own`) are told from those of staff by how these begin.
 */
export function isPublic(routes: RouteObject[], path: string): boolean {
  const leaf = matchRoutes(routes, path)?.at(-1)
  if (leaf?.params.own !== undefined) return programAt({ pathname: '/', hash: `#${path}` }, false) === 'site'
  return leaf?.route.path !== '*'
}

/** `/401` and `/404`: the site's own pages for guests, pages inside the frame of the console for staff. */
const DOORS = ['/401', '/404']
const isDoor = (path: string) => DOORS.includes(path.replace(/\/+$/, ''))

/** Whether the console draws the page at `path` for whoever comes. */
export const isStaffs = (routes: RouteObject[], path: string, signedIn: boolean): boolean =>
  !isPublic(routes, path) || (signedIn && isDoor(path))

/** The console's part of the table, and its doors, which are put below the route `frame` for staff alone. */
export type ConsolePart = { routes: RouteObject[]; frame: string; doors: RouteObject[] }

/** What the router calls for every address that is not fixed; `there` when the console's routes are in the table already. */
export function lateConsole(
  routes: RouteObject[],
  load: () => Promise<ConsolePart>,
  there: boolean,
  signedIn: () => boolean,
): PatchRoutesOnNavigationFunction {
  let added = there
  let doors = false
  return async ({ path, patch, signal }) => {
    const door = isDoor(path) && signedIn()
    if (door ? doors : added || isPublic(routes, path)) return
    const console = await load()
    // A navigation that was given up patches nothing: the next one has to.
    if (signal.aborted) return
    if (!added) patch(null, console.routes)
    added = true
    if (!door || doors) return
    patch(console.frame, console.doors)
    doors = true
  }
}
