// Whose turn it is to be drawn: pieces of a page come one after the other, each in a task of its own, so that no task is long.

type Piece = { draw: () => void }

/** `later` runs what it is given in a task of its own. */
export function createTurns(later: (run: () => void) => void) {
  const waiting: Piece[] = []
  /** Found while the last piece was drawn: they stand inside it, and come before what stands behind it. */
  let inside: Piece[] = []
  const ends: (() => void)[] = []
  let drawing: Piece | null = null
  let asked = false

  function next() {
    asked = false
    if (drawing) return
    waiting.unshift(...inside)
    inside = []
    drawing = waiting.shift() ?? null
    if (drawing) return drawing.draw()
    for (const end of ends.splice(0)) end()
  }
  function ask() {
    if (asked || drawing) return
    asked = true
    later(next)
  }

  return {
    /** Waits for its turn. The answer is called when it stands on the page, or never will. */
    wait: (piece: Piece): (() => void) => {
      inside.push(piece)
      ask()
      return () => {
        inside = inside.filter((one) => one !== piece)
        const at = waiting.indexOf(piece)
        if (at >= 0) waiting.splice(at, 1)
        if (drawing !== piece) return
        drawing = null
        ask()
      }
    },
    /** Runs when nothing waits any more. */
    atEnd: (run: () => void) => {
      ends.push(run)
      ask()
    },
  }
}
