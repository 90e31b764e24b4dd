// Parts of a page whose scripts come after it: with the first sign of a visitor, or when their place is about to be seen. The
// server draws them at once, and what it drew stays until then; their styles come with the page.
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { firstSign, giveSign } from './first-sign.ts'

type Late<Props> = { own: Props; waited: RefObject<boolean> }

/** `place`: the class of what holds its room until it is there. */
export function later<Props extends object>(bring: () => Promise<ComponentType<Props>>, place: string) {
  const Part = lazy(async () => {
    await firstSign()
    const Brought = await bring()
    function Come({ own, waited }: Late<Props>) {
      useLeadTo(waited)
      return <Brought {...own} />
    }
    return { default: Come }
  })
  return function Later(own: Props) {
    const waited = useRef(false)
    return (
      <Suspense fallback={<Waiting place={place} waited={waited} />}>
        <Part own={own} waited={waited} />
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
