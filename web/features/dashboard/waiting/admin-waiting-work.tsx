// What waits of people and plans: inquiries, requests for rights, what goes out today, own drafts.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import type { OwnDraft, PlannedToday, Waiting, WaitingEnquiry } from '#contract/console/waiting.ts'
import { languageName } from '#contract/languages/locales.ts'
import type { RightRequest } from '#contract/people/right.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { usePermittedAddress } from '#web/admin/page-parts/record-link.ts'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { decline, rightRequestsQuery } from '#web/admin/rights/admin-api.ts'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'
import { countTo, Group, type Row } from './admin-waiting-list.tsx'

type Enquiries = NonNullable<Waiting['enquiries']>

export function EnquiryGroup({ enquiries, now }: { enquiries: Enquiries; now: number }) {
  const texts = useTexts('console/dashboard/waiting')
  const language = useLanguage()
  const { mine, nobody, items } = enquiries
  const late = mine.late + nobody.late
  const row = (item: WaitingEnquiry, index: number): Row => {
    const due = item.dueTime === null ? null : dueWords(item.dueTime, now, texts)
    const foreign =
      item.language !== language ? texts.writtenIn({ language: languageName(item.language, language) }) : ''
    return {
      key: String(item.id),
      at: due ? (
        <time dateTime={item.dueTime ?? ''} title={formatMomentInFull(item.dueTime ?? '', language)}>
          {due.description}
        </time>
      ) : (
        <TimePassed time={item.createTime} counted />
      ),
      tone: due?.tone,
      name: [item.name, item.company].filter(Boolean).join(', '),
      description: (
        <>
          <bdi>{item.about}</bdi>
          {foreign}
        </>
      ),
      act: { label: texts.answer, to: `${INBOX}/${item.id}`, first: index === 0 },
    }
  }
  const way = (assignee: string) => `${INBOX}?state=open&assignee=${assignee}&sort=dueTime`
  return (
    <Group
      title={texts.groups.enquiries}
      late={late > 0 ? texts.someLate({ count: late }) : undefined}
      actions={[
        ...(mine.count > 0 ? [{ to: way('me'), name: texts.mine({ count: countTo(mine.count) }) }] : []),
        ...(nobody.count > 0 ? [{ to: way('0'), name: texts.nobody({ count: countTo(nobody.count) }) }] : []),
      ]}
      rows={items.map(row)}
      whole
    />
  )
}

export function RightGroup({ requests }: { requests: RightRequest[] }) {
  const texts = useTexts('console/dashboard/waiting')
  const language = useLanguage()
  const way = usePermittedAddress()
  const users = way('/sysUserManage/userList') !== null
  const row = ({ id, person, path, resource, why, time }: RightRequest): Row => ({
    key: String(id),
    at: <TimePassed time={time} counted />,
    name: person.nickName || person.username,
    description: (
      <>
        {texts.asks({ right: path.map((title) => textIn(title, language)).join(' › ') || resource })}{' '}
        {why && <bdi>{why}</bdi>}
      </>
    ),
    act: {
      label: texts.grant,
      to: users
        ? `/sysUserManage/userList?name=${encodeURIComponent(person.username)}`
        : '/sysUserManage/roleList',
    },
    other: <Decline id={id} name={person.nickName || person.username} />,
  })
  return <Group title={texts.groups.rights} rows={requests.map(row)} />
}

function Decline({ id, name }: { id: number; name: string }) {
  const texts = useTexts('console/dashboard/waiting')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => decline(id),
    onSettled: () => void client.invalidateQueries({ queryKey: rightRequestsQuery().queryKey }),
  })
  return (
    <Button
      type="text"
      size="small"
      loading={isPending}
      aria-label={`${texts.decline}: ${name}`}
      onClick={() => mutate()}
    >
      {texts.decline}
    </Button>
  )
}

export function PlannedGroup({ planned }: { planned: NonNullable<Waiting['planned']> }) {
  const texts = useTexts('console/dashboard/waiting')
  const language = useLanguage()
  const nameOf = usePlannedName()
  const addressOf = usePlannedAddress()
  const row = (item: PlannedToday): Row => {
    const to = addressOf(item)
    const missing = item.what === 'unpublish' ? [] : item.missing
    return {
      key: `${item.what}:${item.id}`,
      at: (
        <time dateTime={item.time} title={formatMomentInFull(item.time, language)}>
          {formatMoment(item.time, language).slice(-5)}
        </time>
      ),
      tone: missing.length > 0 || (item.what === 'publish' && item.changed) ? 'warn' : undefined,
      name: nameOf(item),
      description: [
        ...[{ release: '', publish: texts.goesOut, unpublish: texts.comesDown }[item.what]],
        ...(item.what === 'release' ? [texts.release({ count: item.entryCount })] : []),
        ...(missing.length > 0
          ? [
              texts.lacks({
                languages: missing.map((one) => languageName(one, language)).join(texts.betweenLanguages),
              }),
            ]
          : []),
        ...(item.what === 'publish' && item.changed ? [texts.changed] : []),
      ]
        .filter(Boolean)
        .join(' · '),
      act: to === null ? null : { label: texts.look, to },
    }
  }
  return <Group title={texts.groups.planned} rows={planned.items.map(row)} more={planned.more} />
}

/** What a plan is about: the name of the release, or the title of the record. */
export function usePlannedName(): (item: PlannedToday) => string {
  const kinds = useKindNames('many')
  const language = useLanguage()
  return (item) => (item.what === 'release' ? item.name : textIn(item.title, language) || kinds[item.kind])
}

function usePlannedAddress(): (item: PlannedToday) => string | null {
  const addressOf = useFormAddress()
  const way = usePermittedAddress()
  return (item) =>
    item.what === 'release' ? way(`/webSystemManage/web_release/${item.id}`) : addressOf(item)
}

export function DraftGroup({ drafts }: { drafts: NonNullable<Waiting['drafts']> }) {
  const texts = useTexts('console/dashboard/waiting')
  const own = useTexts('console/dashboard/page')
  const language = useLanguage()
  const addressOf = useFormAddress()
  const row = ({ kind, id, title, code, published, updateTime }: OwnDraft): Row => {
    const named = textIn(title, language)
    const to = addressOf({ kind, id })
    return {
      key: String(id),
      at: <TimePassed time={updateTime} counted />,
      name: code || named || own.unnamed,
      description: [code ? named : '', published ? texts.draftChanged : texts.draftNew]
        .filter(Boolean)
        .join(' · '),
      act: to === null ? null : { label: texts.goOn, to },
    }
  }
  const { count, items } = drafts
  return <Group title={texts.groups.drafts} rows={items.map(row)} more={count > items.length} />
}

// How late something is, or how long there is left, told in the largest whole unit.
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Before that much is left, it is soon. */
const SOON = 4 * HOUR

export function dueWords(
  due: string,
  now: number,
  texts: Pick<TextsOf<'console/dashboard/waiting'>, 'late' | 'left'>,
) {
  const left = Date.parse(due) - now
  const words = left < 0 ? texts.late : texts.left
  const distance = Math.abs(left)
  const description =
    distance < HOUR
      ? words.minutes({ n: Math.max(1, Math.floor(distance / MINUTE)) })
      : distance < DAY
        ? words.hours({ n: Math.floor(distance / HOUR) })
        : words.days({ n: Math.floor(distance / DAY) })
  return { description, tone: left < 0 ? ('bad' as const) : left < SOON ? ('warn' as const) : undefined }
}
