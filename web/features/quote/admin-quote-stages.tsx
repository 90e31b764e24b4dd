// The pipeline by stages: how many quotes, what they come to by currency, how many of them end soon; each narrows the list.
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { QuoteStage } from '#contract/quotes/quote-shapes.ts'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { Sums } from '#web/admin/quotes/money.tsx'
import { stagesQuery } from '#web/admin/quotes/stages/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { useOpensInbox } from './admin-quote-columns.tsx'
import type { QUOTE_LIST } from './admin-quote-list.ts'

type Props = { list: ListOf<typeof QUOTE_LIST> }

export function QuoteStages({ list }: Props) {
  const texts = useTexts('console/quote/list')
  const asked = useQuery(stagesQuery())
  if (asked.error && !asked.data) {
    return (
      <p className="field-problem" role="alert">
        {texts.stagesFailed}{' '}
        <Button type="link" size="small" onClick={() => void asked.refetch()}>
          {texts.again}
        </Button>
      </p>
    )
  }
  return (
    <nav className="quote-stages" aria-label={texts.stages} aria-busy={!asked.data}>
      {(asked.data ?? WAITING).map((stage) => (
        <Stage key={stage.stage} stage={stage} list={list} known={asked.data !== undefined} />
      ))}
    </nav>
  )
}

const STAGES = ['waiting', 'draft', 'sent', 'asked', 'accepted', 'won', 'lost'] as const
const WAITING: readonly QuoteStage[] = STAGES.map((stage) => ({ stage, count: 0, sums: [], ending: 0 }))

function Stage({
  stage: { stage, count, sums, ending },
  list,
  known,
}: Props & { stage: QuoteStage; known: boolean }) {
  const texts = useTexts('console/quote/list')
  const opens = useOpensInbox()
  const figure = known ? count : '–'
  const words = (
    <>
      <small>{texts.stageNames[stage]}</small>
      <b data-stage={stage}>{figure}</b>
      <small className="quote-stage-sums">
        {sums.length > 0 ? <Sums of={sums} short /> : stage === 'waiting' ? texts.inInbox : ' '}
      </small>
      {ending > 0 && <small className="quote-ending">{texts.endSoon({ count: ending })}</small>}
    </>
  )
  // Those that wait for a quote have none yet: they are in the inbox.
  if (stage === 'waiting')
    return opens ? <RouterLink to={`${INBOX}?state=open`}>{words}</RouterLink> : <div>{words}</div>
  const chosen = list.state.state === stage
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => list.change({ state: chosen ? null : stage, reason: null })}
    >
      {words}
    </button>
  )
}
