// Signing in once more where somebody came from, in a window of its own.
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ProviderOffer } from '#contract/people/provider-offer.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { signInBeside } from '#web/session/providers.ts'
import './second-step.css'

type Props = {
  provider: ProviderOffer
  /** Even whoever is signed in there shows who they are. */
  again?: boolean
  /** Somebody signed in; throws what was refused, which is said here. */
  onSignedIn: () => Promise<void>
  onCancel: () => void
}

export function ProviderAgain({ provider: { name, title }, again = false, onSignedIn, onCancel }: Props) {
  const texts = useTexts('console/second-step')
  const [failure, setFailure] = useState('')
  const [waits, setWaits] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  // A window that was closed cannot be told from one that is open: the button opens another.
  const press = async () => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setFailure('')
    setWaits(true)
    try {
      await signInBeside(name, { again, signal: mine.signal })
      await onSignedIn()
    } catch (error) {
      if (mine.signal.aborted) return
      setFailure(plainWords(error))
    }
    setWaits(false)
  }
  return (
    <div className="identity">
      {failure && <Alert type="error" role="alert" title={failure} showIcon />}
      <p className="dialog-says">{texts.provider.text({ provider: title })}</p>
      {waits && (
        <p className="dialog-says" role="status">
          {texts.provider.waiting({ provider: title })}
        </p>
      )}
      <div className="dialog-actions">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="primary" onClick={() => void press()}>
          {texts.provider.again({ provider: title })}
        </Button>
      </div>
    </div>
  )
}
