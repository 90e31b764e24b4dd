// Signing in at a provider: the buttons that lead there, and what became of it.
import { useEffect, useRef, useState } from 'react'
import { PROVIDER_QUERY, PROVIDER_REFUSALS } from '#contract/people/provider-return.ts'
import type { SecondStep } from '#contract/people/second-step.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { endProviderSignIn, goToProvider } from '#web/session/providers.ts'
import { EntrancePage } from './entrance.tsx'
import { useWay } from './way.ts'

/** Why nobody was let in there. */
export function Refusal() {
  const texts = useTexts('console/sign-in-step')
  const { search } = useWay()
  const why = PROVIDER_REFUSALS.find((one) => one === search.get(PROVIDER_QUERY)) ?? 'failed'
  return (
    <p className="login-notice" role="status">
      {texts.provider.refused[why]}
    </p>
  )
}

/** One button for each provider; whoever presses leaves for there. */
export function ProviderButtons({ to }: { to: string }) {
  const texts = useTexts('console/sign-in-step')
  const { providers } = useWay().entrance
  const [going, setGoing] = useState('')
  const [failure, setFailure] = useState('')
  const go = async (name: string) => {
    if (going) return
    setGoing(name)
    setFailure('')
    try {
      // The page goes, so the button stays as it is.
      return await goToProvider(name, to)
    } catch (error) {
      setFailure(plainWords(error))
    }
    setGoing('')
  }
  return (
    <>
      {failure && (
        <p className="login-failure" role="alert">
          {failure}
        </p>
      )}
      {providers.map(({ name, title }) => (
        <button
          key={name}
          className="button outline wide"
          type="button"
          aria-disabled={going !== ''}
          onClick={() => void go(name)}
        >
          {going === name
            ? texts.provider.going({ provider: title })
            : texts.provider.with({ provider: title })}
        </button>
      ))}
    </>
  )
}

type BackProps = {
  onDone: () => Promise<void>
  onSecond: (second: SecondStep) => void
  onFailed: (why: string) => void
}

/** Ends the sign-in of whoever came back. */
export function CameBack({ onDone, onSecond, onFailed }: BackProps) {
  const { busy } = useTexts('console/login/sign-in')
  const texts = useTexts('console/sign-in-step')
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what came back is good once
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    endProviderSignIn().then(
      (second) => (second ? onSecond(second) : onDone()),
      (error: unknown) => onFailed(plainWords(error)),
    )
  }, [])
  return <EntrancePage title={busy} description={texts.provider.ending} />
}

/** The end of a sign-in in a window of its own. */
export function BesidePage() {
  const texts = useTexts('console/sign-in-step')
  // Browsers close what a page opened; where they do not, somebody does.
  useEffect(() => window.close(), [])
  return <EntrancePage title={texts.provider.besideTitle} description={texts.provider.besideText} />
}
