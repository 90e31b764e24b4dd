// Something that a component makes and that comes with its first use: who asks for it waits until it stands on the page.
import { type ComponentType, createElement, type ReactNode, useCallback, useRef, useState } from 'react'

export type Holder<Made> = ComponentType<{ onReady: (made: Made) => void }>

/** Answers how it is asked for, and what stands on the page once it was. What did not arrive is fetched anew by the next who asks. */
export function useLate<Made>(
  bring: () => Promise<Holder<Made>>,
): [ask: (use: (made: Made) => void) => void, place: ReactNode] {
  const [Found, setFound] = useState<Holder<Made> | null>(null)
  const [ready] = useState(() => Promise.withResolvers<Made>())
  const asked = useRef(false)
  const ask = useCallback(
    (use: (made: Made) => void) => {
      void ready.promise.then(use)
      if (asked.current) return
      asked.current = true
      const found = bring()
      found.catch(() => {
        asked.current = false
      })
      // A failure goes on from here to the log of errors.
      void found.then((holder) => setFound(() => holder))
    },
    [ready, bring],
  )
  return [ask, Found && createElement(Found, { onReady: ready.resolve })]
}
