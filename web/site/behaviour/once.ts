// What runs on an element from when it is there: the first script starts it on what the server drew, React on what it draws.

type Stop = () => void

/** A ref that starts something on its element, once, whoever comes first. */
export function once(start: (element: HTMLElement) => Stop) {
  const running = new WeakMap<HTMLElement, Stop>()
  return (element: HTMLElement | null) => {
    if (!element) return
    const stop = running.get(element) ?? start(element)
    running.set(element, stop)
    return () => {
      running.delete(element)
      stop()
    }
  }
}
