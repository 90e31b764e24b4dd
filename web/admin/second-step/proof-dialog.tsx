// Asks the signed-in person to show once more who they are, before what only they may do (decision 54).
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { beginProof, prove } from './admin-api.ts'
import { IdentityForm } from './identity-form.tsx'
import { ProviderAgain } from './provider-again.tsx'

/** `onEnd` hears whether they did. */
export function ProofDialog({ onEnd }: { onEnd: (proven: boolean) => void }) {
  const texts = useTexts('console/second-step')
  const { provider } = useSession()
  // Each opening begins one of its own.
  const asked = useQuery({ queryKey: ['my', 'proof'], queryFn: beginProof, gcTime: 0, staleTime: 0 })
  return (
    <Modal
      open
      title={texts.proofTitle}
      onCancel={() => onEnd(false)}
      footer={null}
      width={440}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <p className="dialog-says">{texts.proofText}</p>
      {!asked.data || asked.isFetching ? (
        <Pending asked={asked} rows={2} />
      ) : asked.data.ways[0] === 'provider' && provider ? (
        <ProviderAgain
          again
          provider={provider}
          onSignedIn={async () => {
            await prove({ step: asked.data.step, way: 'provider' })
            onEnd(true)
          }}
          onCancel={() => onEnd(false)}
        />
      ) : (
        <IdentityForm
          key={asked.data.step}
          ways={asked.data.ways.filter((way) => way !== 'provider')}
          passkey={asked.data.passkey}
          submit={texts.confirm}
          onCancel={() => onEnd(false)}
          onShown={async (shown) => {
            const { step } = asked.data
            if (shown.way === 'passkey') await prove({ step, way: 'passkey', passkey: shown.passkey })
            else if (shown.way === 'code') await prove({ step, way: 'code', code: shown.value })
            else await prove({ step, way: 'password', pwd: shown.value })
            onEnd(true)
          }}
        />
      )}
    </Modal>
  )
}
