// The captcha picture: fetched with POST, shown through an object address, renewed on demand.
import { useCallback, useEffect, useState } from 'react'
import { fetchPicture } from '#web/client/download-file.ts'

export type Captcha = { address: string; state: 'loading' | 'shown' | 'failed'; renew: () => void }

/** A captcha that is fetched once per mount and again on every `renew`; none is fetched where none is `asked` for. */
export function useCaptcha(asked = true): Captcha {
  const [round, setRound] = useState(0)
  const [address, setAddress] = useState('')
  const [state, setState] = useState<Captcha['state']>('loading')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks for a new picture
  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    let shown = ''
    setState('loading')
    fetchPicture(`/api/auth/getCodes?${Date.now()}`, leaving.signal).then(
      (picture) => {
        if (leaving.signal.aborted) return
        shown = URL.createObjectURL(picture)
        setAddress(shown)
        setState('shown')
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        console.error(error)
        setAddress('')
        setState('failed')
      },
    )
    return () => {
      leaving.abort()
      if (shown) URL.revokeObjectURL(shown)
    }
  }, [round, asked])

  return { address, state, renew: useCallback(() => setRound((before) => before + 1), []) }
}
