// Parts of a page whose scripts come after it: with the first sign of a visitor, or when their place is about to be seen. The
// server draws them at once, and what it drew stays until then; their styles come with the page.
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { firstSign, giveSign, isThere } from './first-sign.ts'

type Late<Props> = { own: Props; waited: RefObject<boolean> }

/** Parts on their way to pages that are there already. */
const coming = new Set<Promise<unknown>>()

/**
 * Settles once they came. React takes a page over with all its parts or not at all: with the first change on the page it would
 * empty the place of one that is still on its way, and the page would fall together for a moment.
 */
export const allCame = async () => void (await Promise.allSettled(coming))

/** `place`: the class of what holds its room until it is there. */
export function later<Props extends object>(bring: () => Promise<ComponentType<Props>>, place: string) {
  let there: ComponentType<Props> | null = null
  const come = async () => {
    there ??= await bring()
    return there
  }
  if (typeof document !== 'undefined' && isThere()) coming.add(come())
  const Part = lazy(async () => {
    await firstSign()
    const Brought = await come()
    function Come({ own, waited }: Late<Props>) {
      useLeadTo(waited)
      return <Brought {...own} />
    }
    return { default: Come }
  })
  return function Later(own: Props) {
    const waited = useRef(false)
    // One that is there needs no turn of its own; which of the two it is stays so.
    const [There] = useState(() => there)
    return (
      <Suspense fallback={<Waiting place={place} waited={waited} />}>
        {There ? <There {...own} /> : <Part own={own} waited={waited} />}
      </Suspense>
    )
  }
}

/** An address that names a place within: it was not there when the router looked for it. */
function useLeadTo(waited: RefObject<boolean>) {
  const { hash } = useLocation()
  useEffect(() => {
    if (waited.current && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    waited.current = false
  }, [hash, waited])
}

function Waiting({ place, waited }: { place: string; waited: RefObject<boolean> }) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    waited.current = true
    if (!room.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && giveSign())
    watch.observe(room.current)
    return () => watch.disconnect()
  }, [waited])
  return <div className={place} aria-busy="true" ref={room} />
}
