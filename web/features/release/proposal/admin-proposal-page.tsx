// One proposal of a program: whose it is, the records that it would change, and what of each a person takes.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Proposal } from '#contract/content/proposal.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { useTabTitle } from '#web/admin/frame/tabs/tab-context.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { PROPOSALS } from '#web/admin/records/proposal-address.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { close, proposalQuery } from './admin-api.ts'
import { ProposalCalls } from './admin-proposal-calls.tsx'
import { ProposedChanges } from './admin-proposal-changes.tsx'
import { firstOpen, nextOpen, ProposalNav } from './admin-proposal-nav.tsx'
import { Decided, ProposalState } from './admin-proposal-state.tsx'
import { ProposedRecord } from './admin-proposed-record.tsx'

export function AdminProposalPage() {
  const texts = useTexts('console/release/proposal')
  const { id = '' } = useParams()
  const asked = useQuery(proposalQuery(Number(id)))
  if (asked.data) return <Shown key={id} proposal={asked.data} />
  if (!asked.error || asked.isFetching) return <Skeleton active paragraph={{ rows: 12 }} />
  const gone = { title: texts.gone, back: texts.back, to: PROPOSALS }
  return <LoadFailed error={asked.error} onAgain={asked.refetch} gone={gone} />
}

function Shown({ proposal }: { proposal: Proposal }) {
  const texts = useTexts('console/release/proposal')
  const language = useLanguage()
  const [calls, setCalls] = useState(false)
  const { name, note, program, person, model, createTime, cost, hidden } = proposal
  const [shown, setShown] = useState(() => firstOpen(proposal))
  const closed = proposal.state === 'closed'
  const goOn = () => setShown((now) => nextOpen(proposal, now))
  useTabTitle(eachLanguage(() => name))
  return (
    <div className="proposal">
      <header className="proposal-head">
        <h1>{name}</h1>
        <ProposalState state={proposal.state} />
        <span className="proposal-ways">
          {program && (
            <Button type="link" onClick={() => setCalls(true)}>
              {texts.everyCall({ count: proposal.calls })}
            </Button>
          )}
        </span>
      </header>
      <p className="proposal-says">
        <span>{program ? texts.programOf({ program, person }) : texts.desk({ person })}</span>
        <span>
          {(program ? texts.modelAt : texts.from)({ model, time: formatMoment(createTime, language) })}
        </span>
        {cost !== null && <span>{texts.cost({ cost: cost.toFixed(2) })}</span>}
        {note && <q>{note}</q>}
      </p>
      <Alert
        type={closed ? 'warning' : 'info'}
        showIcon
        className="proposal-notice"
        title={closed ? texts.closedText : texts.nothingYet}
      />
      {hidden > 0 && <p className="proposal-hidden">{texts.hidden({ count: hidden })}</p>}
      {shown ? (
        <div className="proposal-sides">
          <ProposalNav proposal={proposal} shown={shown} onChoose={setShown} />
          {shown.of === 'page' ? (
            <ProposedChanges key={shown.id} page={shown.id} closed={closed} onNext={goOn} />
          ) : (
            <ProposedRecord key={shown.id} record={shown.id} closed={closed} onNext={goOn} />
          )}
        </div>
      ) : (
        <Nothing title={texts.noPages} description={texts.noPagesText} />
      )}
      <Foot proposal={proposal} />
      {calls && <ProposalCalls id={proposal.id} onClose={() => setCalls(false)} />}
    </div>
  )
}

function Foot({ proposal }: { proposal: Proposal }) {
  const texts = useTexts('console/release/proposal')
  const { modal, message } = useApp()
  const navigate = useNavigate()
  const client = useQueryClient()
  const may = useMay()
  const { id, counts, state } = proposal
  const { taken, left, open } = counts
  const end = () =>
    modal.confirm({
      title: texts.closeTitle,
      content: open > 0 ? texts.closeText({ count: open }) : texts.closeDone,
      okText: texts.close,
      cancelText: texts.cancel,
      onOk: async () => {
        try {
          await close(id)
          void message.success(texts.closed)
        } catch (error) {
          void message.error(plainWords(error))
        }
        await client.invalidateQueries({ queryKey: ['proposal'] })
      },
    })
  return (
    <footer className="proposal-foot">
      <strong>
        <Decided counts={counts} />
      </strong>
      <span>{texts.outcome({ taken, left })}</span>
      <span className="proposal-actions">
        <Button onClick={() => void navigate(PROPOSALS)}>{texts.later}</Button>
        {state !== 'closed' && may('web_proposal:decide') && (
          <Button type="primary" onClick={() => void end()}>
            {texts.close}
          </Button>
        )}
      </span>
    </footer>
  )
}
