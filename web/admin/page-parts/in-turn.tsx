// Pieces of a page that are drawn one after the other, from the top: the first at once, the others a moment later.
import {
  Activity,
  Children,
  isValidElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { createTurns } from './turns.ts'

/** A task of its own, behind whatever the person has done meanwhile. */
function later(run: () => void) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(null)
}

const turns = createTurns(later)

/** Runs when all pieces of the pages in sight stand. */
export const whenDrawn = turns.atEnd

type Props = {
  children: ReactNode
  /** How many of them are drawn at once. */
  first?: number
}

/** Each child is a piece; a piece may hold others. Once drawn it stays, and what is added later comes at once. */
export function InTurn({ children, first = 0 }: Props) {
  const pieces = Children.toArray(children).map((piece, at) => ({ piece, key: keyOf(piece, at) }))
  const [waits] = useState(() => new Set(pieces.slice(first).map(({ key }) => key)))
  return pieces.map(({ piece, key }) => (
    <Turn key={key} now={!waits.has(key)}>
      {piece}
    </Turn>
  ))
}

const keyOf = (piece: ReactNode, at: number) => (isValidElement(piece) && piece.key) || String(at)

function Turn({ now, children }: { now: boolean; children: ReactNode }) {
  const [drawn, setDrawn] = useState(now)
  const [seen, setSeen] = useState(now)
  if (drawn && !seen) setSeen(true)
  // Its turn ends when it stands, or when its page is left.
  useEffect(() => {
    if (!drawn) return turns.wait({ draw: () => startTransition(() => setDrawn(true)) })
    // A tab that is come back to measures and paints its pieces one after the other as well.
    if (!now) return () => setDrawn(false)
  }, [drawn, now])
  return seen ? <Activity mode={drawn ? 'visible' : 'hidden'}>{children}</Activity> : null
}

/** Of many rows at first some, and more of them with each turn. A list that is shown stays whole when its rows change. */
export function useRowsInTurn<Row>(rows: readonly Row[], step: number): readonly Row[] {
  const [shown, setShown] = useState(step)
  const whole = shown >= rows.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step waits for a turn of its own
  useEffect(() => {
    if (whole) return
    return turns.wait({ draw: () => startTransition(() => setShown((count) => count + step)) })
  }, [whole, shown, step])
  return whole ? rows : rows.slice(0, shown)
}
