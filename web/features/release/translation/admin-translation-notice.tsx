// What came of drafts or of a file: how many texts are proposed, and the way to look at them.
import { Alert } from 'antd'
import { proposalAddress } from '#web/admin/records/proposal-address.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import type { Drafted } from './admin-use-drafts.ts'

export function DraftedNotice({ made, onClose }: { made: Drafted; onClose: () => void }) {
  const texts = useTexts('console/release/translation')
  const { proposals, texts: count, left } = made
  return (
    <Alert
      className="translation-made"
      type={count > 0 ? 'success' : 'info'}
      role="status"
      showIcon
      closable={{ onClose, 'aria-label': texts.close }}
      title={count > 0 ? texts.drafted({ count }) : texts.nothingDrafted}
      description={
        <>
          {left > 0 && <p>{texts.left({ count: left })}</p>}
          {proposals.map((proposal, at) => (
            <RouterLink key={proposal} to={proposalAddress(proposal)}>
              {proposals.length > 1 ? texts.lookAt({ number: at + 1 }) : texts.lookAtIt}
            </RouterLink>
          ))}
        </>
      }
    />
  )
}
