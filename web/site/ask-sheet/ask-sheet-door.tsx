// A link to the form about products opens the form where the visitor is; without React, and in other windows, it leads there.
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isPlainPress } from '#web/site/behaviour/press.ts'
import { addresses } from '#web/site/links/addresses.ts'
import { type Asked, askedBy } from './asked.ts'

const Sheet = lazy(async () => ({ default: (await import('./ask-sheet.tsx')).AskSheet }))
const FORM = `a[href*="${addresses.ask}?"]`

export function AskSheetDoor() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { pathname } = useLocation()
  const isThere = pathname.endsWith(addresses.ask)
  useEffect(() => {
    if (isThere) return
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(FORM) : null
      const asks = link && isPlainPress(event) ? askedBy(link) : null
      if (!asks) return
      event.preventDefault()
      event.stopPropagation()
      setAsked(asks)
    }
    // Before the links themselves, which would lead away.
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [isThere])
  // A way on from within the sheet leaves it behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is there
  useEffect(() => setAsked(null), [pathname])
  if (!asked) return null
  return (
    <Suspense>
      <Sheet asked={asked} onClose={() => setAsked(null)} />
    </Suspense>
  )
}
