// Whether this window is on its way out: the browser then cuts calls short, and that says nothing about the session.

/** Who stays after the question about unsaved input is taken to stay again this much later. */
const LEAVING_MS = 10_000

/** Listens from now on; the answer tells whether the page is being left or loaded again. */
export function watchClosing(): () => boolean {
  let since = Number.NEGATIVE_INFINITY
  addEventListener('beforeunload', () => {
    since = performance.now()
  })
  return () => performance.now() - since < LEAVING_MS
}
