// The place for products that were looked at lately; `recent-products.ts` fills it, since the server cannot know them.
import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'

/** `own`: the product that the page is about, which is noted and not shown. */
export function Recent({ own }: { own?: number }) {
  const { recent } = useTexts('site/parts')
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    let stop = () => {}
    let gone = false
    void import('./recent-door.ts').then(({ noteProduct, openRecent }) => {
      if (gone) return
      if (own !== undefined) noteProduct()
      if (place.current) stop = openRecent(place.current)
    })
    return () => {
      gone = true
      stop()
    }
  }, [own])
  const words = { title: recent.title, forget: recent.forget, forgotten: recent.forgotten }
  // It may be filled before React comes: what has a text of its own is not looked into.
  return (
    <section
      key={own}
      className="recent"
      data-recent={JSON.stringify(words)}
      data-own={own}
      ref={place}
      suppressHydrationWarning
    >
      {''}
    </section>
  )
}
