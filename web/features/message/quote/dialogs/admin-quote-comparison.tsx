// What changed from an earlier version of a quote to the newest, and the way to begin from the earlier one. Rendered while it is open.
import { Button, Modal } from 'antd'
import type { QuoteDetail, QuoteVersion } from '#contract/quotes/quote-shapes.ts'
import { contentDifference } from '#web/admin/differences/content-difference.ts'
import { FieldChanges } from '#web/admin/differences/shown-change.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { QuoteActs } from '../admin-use-quote-acts.ts'
import { QUOTE_WORDS } from '../form/admin-quote-fields.ts'

type Props = { quote: QuoteDetail; version: QuoteVersion; acts: QuoteActs; onClose: () => void }

export function QuoteComparison({ quote, version, acts, onClose }: Props) {
  const texts = useTexts('console/quote/versions')
  const may = useMay()('web_quote:update')
  const newest = quote.versions[0]
  if (!newest) return null
  const changes = contentDifference(version.content, newest.content)
  const closed = quote.state === 'won' || quote.state === 'lost'
  const beginFrom = async () => {
    if (await acts.revise(version.edition)) onClose()
  }
  return (
    <Modal
      open
      title={texts.compareTitle({ from: version.edition, to: newest.edition })}
      width={760}
      onCancel={onClose}
      footer={
        <>
          {may && !quote.unsent && !closed && (
            <Button loading={acts.busy} onClick={() => void beginFrom()}>
              {texts.beginFrom({ edition: version.edition })}
            </Button>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {changes.length === 0 ? (
        <p>{texts.noChange}</p>
      ) : (
        <FieldChanges changes={changes} words={QUOTE_WORDS} />
      )}
    </Modal>
  )
}
