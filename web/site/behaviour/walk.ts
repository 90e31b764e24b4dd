// How a behaviour leads to another page: the browser goes there, until the router of React does.

let go = (path: string) => location.assign(`/${document.documentElement.lang}${path}`)

/** Leads to an address of the site such as `/newsDetail/3`. */
export const walkTo = (path: string) => go(path)

/** From now on the router walks. */
export const learnToWalk = (walk: (path: string) => void) => {
  go = walk
}
