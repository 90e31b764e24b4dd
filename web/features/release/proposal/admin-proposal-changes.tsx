// What a proposal would change in one record: each change beside what the record says, to be taken, changed first, or left out.
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import type { WholeProposalPage } from '#contract/content/proposal.ts'
import { useFieldsShown } from '#web/admin/kinds/use-editor-kind.tsx'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { changesQuery } from './admin-api.ts'
import { OneChange } from './admin-proposal-change.tsx'
import { useTaking } from './admin-use-taking.ts'

type Props = {
  page: number
  closed: boolean
  /** All of this record is decided. */
  onNext: () => void
}

export function ProposedChanges({ page, closed, onNext }: Props) {
  const asked = useQuery(changesQuery(page))
  return (
    <section className="proposal-record">
      <Pending asked={asked} rows={8} />
      {asked.data && <Shown page={asked.data} closed={closed} onNext={onNext} />}
    </section>
  )
}

function Shown({ page, closed, onNext }: Omit<Props, 'page'> & { page: WholeProposalPage }) {
  const texts = useTexts('console/release/proposal')
  const language = useLanguage()
  const desk = useTaking(page)
  const may = useMay()
  const shown = useFieldsShown(page.kind)
  const open = page.changes.filter(({ decision }) => decision === 'open')
  const fits = open.filter(({ stands }) => stands !== 'changed')
  const form = useFormAddress()({ kind: page.kind, id: page.entryId })
  const rights = { take: !closed && page.may, leave: !closed && may('web_proposal:decide') }
  const all = async (action: 'take' | 'leave') => {
    if (await desk[action](action === 'take' ? fits : open)) onNext()
  }
  return (
    <>
      <header className="proposal-record-head">
        <h2>{textIn(page.title, language) || `#${page.entryId}`}</h2>
        <small>{texts.against({ version: page.version })}</small>
        <span className="proposal-ways">
          {form && <LinkButton to={form}>{texts.editor}</LinkButton>}
          {rights.leave && open.length > 1 && (
            <Button disabled={desk.busy} onClick={() => void all('leave')}>
              {texts.leaveAll}
            </Button>
          )}
          {rights.take && fits.length > 1 && (
            <Button type="primary" disabled={desk.busy} onClick={() => void all('take')}>
              {texts.takeAll({ count: fits.length })}
            </Button>
          )}
        </span>
      </header>
      {desk.failure && (
        <Alert type="error" role="alert" showIcon title={desk.failure} className="proposal-notice" />
      )}
      {!page.may && <Alert type="info" showIcon title={texts.mayNot} className="proposal-notice" />}
      <ul className="proposal-changes">
        {page.changes.map((change) => (
          <OneChange key={change.id} change={change} page={page} words={shown} desk={desk} rights={rights} />
        ))}
      </ul>
    </>
  )
}
