// Where the frame hears that a call wants to know who asks; the dialog comes with the first.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { learnProof } from '#web/client/writes/proof.ts'

type Props = { onEnd: (proven: boolean) => void }
/** What did not arrive proves nothing: the call is refused, and the message says so. */
const Missing: ComponentType<Props> = ({ onEnd }) => {
  useEffect(() => onEnd(false), [onEnd])
  return null
}
const ProofDialog = lazy(async () => ({
  default: await import('./proof-dialog.tsx').then(
    (room) => room.ProofDialog,
    () => Missing,
  ),
}))

export function ProofRequests() {
  const [asked, setAsked] = useState<{ end: (proven: boolean) => void } | null>(null)
  useEffect(() => {
    learnProof(
      () =>
        new Promise((resolve) => {
          setAsked({
            end: (proven) => {
              setAsked(null)
              resolve(proven)
            },
          })
        }),
    )
    return () => learnProof(async () => false)
  }, [])
  return (
    asked && (
      <Suspense>
        <ProofDialog onEnd={asked.end} />
      </Suspense>
    )
  )
}
