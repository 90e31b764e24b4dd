// Where an account is signed in, and the end of a session that should not be.
import type { QueryClient, UseQueryResult } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { stopOf } from '#contract/languages/locales.ts'
import { readAgent } from '#contract/people/agent.ts'
import type { OwnSession } from '#contract/people/user.ts'
import { countryName } from '#contract/places/country-names.ts'
import { useChange, useConfirm } from '#web/admin/forms/record-change.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Pending } from './pending.tsx'
import './session-list.css'

type Ending = {
  /** What becomes of whoever is signed out. */
  text: string
  end: (id: number) => Promise<unknown>
  forget: (client: QueryClient) => unknown
  /** Somebody else's sessions cannot be ended. */
  blocked?: boolean
}
type Props = {
  asked: UseQueryResult<readonly OwnSession[]>
  /** `null` for a person without the right. */
  ending: Ending | null
}

export function SessionList({ asked, ending }: Props) {
  if (!asked.data) return <Pending asked={asked} rows={4} />
  return (
    <ul className="session-list">
      {asked.data.map((session) => (
        <SessionRow key={session.id} session={session} ending={session.current ? null : ending} />
      ))}
    </ul>
  )
}

function SessionRow({ session, ending }: { session: OwnSession; ending: Ending | null }) {
  const texts = useTexts('console/user/sessions')
  const { browser, system } = readAgent(session.agent)
  const device = browser && system ? texts.on({ browser, system }) : (browser ?? system ?? texts.unknownAgent)
  const language = useLanguage()
  const place = session.country && countryName(session.country, language)
  const name = `${device}, ${session.address}`
  return (
    <li>
      <span title={session.agent}>
        <strong>{device}</strong> {session.current && <Tag className="tag-own">{texts.thisOne}</Tag>}
        <small>{place ? `${place}, ${session.address}` : session.address}</small>
      </span>
      <span>
        <small>
          {texts.seen} <TimePassed time={session.seenTime} />
        </small>
        <small>
          {texts.since} <TimePassed time={session.createTime} counted />
        </small>
      </span>
      {ending && <EndButton name={name} id={session.id} {...ending} />}
    </li>
  )
}

function EndButton({ name, id, text, end, forget, blocked = false }: Ending & { name: string; id: number }) {
  const language = useLanguage()
  const texts = useTexts('console/user/sessions')
  const { busy, change } = useChange(forget)
  const confirm = useConfirm()
  const ask = async () => {
    if (await confirm({ title: texts.endTitle, text: `${name}${stopOf(language)}${text}`, ok: texts.end }))
      await change(texts.ended, () => end(id))
  }
  return (
    <Button
      danger
      size="small"
      disabled={blocked}
      loading={busy}
      aria-label={texts.endOf({ name })}
      onClick={() => void ask()}
    >
      {texts.end}
    </Button>
  )
}
