// What a button that asks for a passkey needs: it asks once at a time, and knows what failed.
import { useState } from 'react'

/** `over` answers whether a failure was told already. */
export function usePasskeyButton(run: () => Promise<void>, over: (error: unknown) => boolean = () => false) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const press = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await run()
    } catch (error) {
      if (!over(error)) setFailure(error)
    }
    setBusy(false)
  }
  return { busy, failure, press }
}
