// The head of the dashboard: what waits for this person, group by group, each with the button that leads to the action.
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import type { Waiting } from '#contract/console/waiting.ts'
import type { RightRequest } from '#contract/people/right.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { rightRequestsQuery } from '#web/admin/rights/admin-api.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { waitingQuery } from '../admin-api.ts'
import { written } from './admin-waiting-list.tsx'
import { MendGroup, useMendRows } from './admin-waiting-mend.tsx'
import { ReviewGroup } from './admin-waiting-reviews.tsx'
import { DraftGroup, EnquiryGroup, PlannedGroup, RightGroup, usePlannedName } from './admin-waiting-work.tsx'
import './admin-waiting.css'
import { CheckOutlined } from '@ant-design/icons'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'

/** `asks`: the person holds a key of something that the server tells; requests for rights are known to the top bar already. */
export function WaitingPart({ asks, grants }: { asks: boolean; grants: boolean }) {
  const texts = useTexts('console/dashboard/waiting')
  const frame = useTexts('console/frame/console')
  const waiting = useQuery({ ...waitingQuery(), enabled: asks })
  const rights = useQuery({ ...rightRequestsQuery(), enabled: grants })
  const again = () => {
    if (asks) void waiting.refetch()
    if (grants) void rights.refetch()
  }
  const unread = [
    ...(waiting.data?.failed ?? []),
    ...(rights.isError && !rights.data ? (['rights'] as const) : []),
  ]
  const loads = (asks && waiting.isPending) || (grants && rights.isPending)
  return (
    <section className="wait" aria-labelledby="wait-title" aria-busy={loads}>
      <h2 id="wait-title">{texts.title}</h2>
      {waiting.error && !waiting.data && (
        <LoadFailed error={waiting.error} onAgain={again} busy={waiting.isFetching} />
      )}
      {unread.length > 0 && (
        <div className="wait-unread" role="alert">
          <p>
            {texts.unread({ groups: unread.map((group) => texts.groups[group]).join(texts.betweenGroups) })}
          </p>
          <Button size="small" loading={waiting.isFetching || rights.isFetching} onClick={again}>
            {frame.again}
          </Button>
        </div>
      )}
      {loads && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {!loads && (waiting.data || !asks) && (
        <Groups
          waiting={waiting.data ?? null}
          requests={rights.data ?? []}
          now={waiting.dataUpdatedAt}
          whole={unread.length === 0}
        />
      )}
    </section>
  )
}

type GroupsProps = { waiting: Waiting | null; requests: RightRequest[]; now: number; whole: boolean }

function Groups({ waiting, requests, now, whole }: GroupsProps) {
  const texts = useTexts('console/dashboard/waiting')
  const mendRows = useMendRows()
  const { enquiries, reviews, proposals, planned, toMend, drafts, firstSteps } = waiting ?? NOTHING
  const mend = toMend ? mendRows(toMend) : []
  const open = (enquiries?.mine.count ?? 0) + (enquiries?.nobody.count ?? 0)
  const people = requests.length + (reviews?.count ?? 0) + (proposals?.count ?? 0)
  const count = open + people + (planned?.items.length ?? 0) + mend.length + (drafts?.count ?? 0)
  const late = (enquiries?.mine.late ?? 0) + (enquiries?.nobody.late ?? 0)
  if (count === 0 && !firstSteps) return whole ? <NothingWaits next={planned?.next ?? null} /> : null
  return (
    <>
      {firstSteps && <FirstSteps steps={firstSteps} />}
      {count > 0 && (
        <>
          <p className="wait-total">{texts.total({ ...written(count), late })}</p>
          <ul className="wait-groups">
            {enquiries && <EnquiryGroup enquiries={enquiries} now={now} />}
            <ReviewGroup reviews={reviews} proposals={proposals} />
            <RightGroup requests={requests} />
            {planned && <PlannedGroup planned={planned} />}
            <MendGroup rows={mend} more={toMend?.moreLinks ?? false} />
            {drafts && <DraftGroup drafts={drafts} />}
          </ul>
        </>
      )}
    </>
  )
}

const NOTHING = {
  enquiries: null,
  reviews: null,
  proposals: null,
  planned: null,
  toMend: null,
  drafts: null,
  firstSteps: null,
}

function NothingWaits({ next }: { next: NonNullable<Waiting['planned']>['next'] }) {
  const texts = useTexts('console/dashboard/waiting')
  const language = useLanguage()
  const nameOf = usePlannedName()
  const description = next
    ? texts.next({ name: nameOf(next), time: formatMoment(next.time, language) })
    : texts.nothingText
  return <Nothing title={texts.nothing} description={description} />
}

const FIRST_STEPS = [
  { step: 'company', to: '/webSystemManage/web_setting' },
  { step: 'product', to: '/webSystemManage/web_product/add' },
  { step: 'colleague', to: '/sysUserManage/userList' },
] as const

function FirstSteps({ steps }: { steps: NonNullable<Waiting['firstSteps']> }) {
  const texts = useTexts('console/dashboard/first')
  const own = FIRST_STEPS.filter(({ step }) => steps[step] !== null)
  const next = own.find(({ step }) => steps[step] === false)?.step
  return (
    <>
      <p className="wait-total">{texts.title}</p>
      <ol className="wait-steps">
        {own.map(({ step, to }, index) => {
          const done = steps[step] === true
          const { name, description, act } = texts[step]
          return (
            <li key={step} data-done={done || undefined} aria-current={step === next ? 'step' : undefined}>
              <span className="wait-step">
                {done ? <CheckOutlined role="img" aria-label={texts.done} /> : index + 1}
              </span>
              <div>
                <h3>{name}</h3>
                <p>{description}</p>
              </div>
              <LinkButton type={step === next ? 'primary' : 'default'} to={to}>
                {done ? texts.change : act}
              </LinkButton>
            </li>
          )
        })}
      </ol>
    </>
  )
}
