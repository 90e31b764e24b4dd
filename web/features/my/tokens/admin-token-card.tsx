// One token in the list: whose it is, what it may do, how long it works, when it was used, and the way to end it.
import { StopOutlined } from '@ant-design/icons'
import { Button, Popconfirm } from 'antd'
import type { ProgramToken } from '#contract/people/program.ts'
import { useChange } from '#web/admin/forms/record-change.tsx'
import { type Fact, Facts } from '#web/admin/page-parts/facts.tsx'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { forgetTokens, revokeToken } from './admin-api.ts'

const STATES = { working: 'published', resting: 'refused', expired: 'draft', revoked: 'draft' } as const

export function TokenCard({ token }: { token: ProgramToken }) {
  const texts = useTexts('console/my/tokens')
  const language = useLanguage()
  const over = token.state === 'expired' || token.state === 'revoked'
  return (
    <article className="token" data-over={over || undefined} aria-label={token.name}>
      <header>
        <h2>{token.name}</h2>
        <span className="state-word" data-state={STATES[token.state]}>
          {texts.states[token.state]}
        </span>
        <code>ctk_…{token.hint}</code>
        {!over && <Revoke token={token} />}
      </header>
      {token.state === 'resting' && <p className="token-resting">{texts.restingText}</p>}
      <ul className="token-scope">
        {token.scope.map(({ page, title, buttons }) => (
          <li key={page}>
            <b>{textIn(title, language)}</b>{' '}
            {[texts.see, ...buttons.map((button) => textIn(button.title, language))].join(' · ')}
          </li>
        ))}
      </ul>
      <Facts className="token-facts" facts={useFacts(token)} />
    </article>
  )
}

function useFacts({ person, madeBy, languages, state, revokedBy, ...token }: ProgramToken): Fact[] {
  const texts = useTexts('console/my/tokens')
  const { shared } = useTexts('console/editor/limits')
  const language = useLanguage()
  const { id } = useSession()
  const used = token.usedTime && (
    <>
      <TimePassed time={token.usedTime} /> {texts.from({ address: token.usedAddress })}
    </>
  )
  return [
    person === null && [texts.owner, texts.nobody({ name: madeBy })],
    person !== null && person.id !== id && [texts.owner, person.nickName || person.username],
    languages !== null && [
      texts.fields.writes,
      languages.map((one) => (one === 'shared' ? shared : LANGUAGE_NAMES[one])).join(' · '),
    ],
    [texts.used, used ?? texts.never],
    [texts.created, formatMoment(token.createTime, language)],
    state === 'revoked'
      ? [texts.states.revoked, texts.revokedBy({ name: revokedBy ?? '' })]
      : [state === 'expired' ? texts.ended : texts.ends, formatMoment(token.expireTime, language)],
  ]
}

function Revoke({ token: { id, name } }: { token: ProgramToken }) {
  const texts = useTexts('console/my/tokens')
  const { busy, change } = useChange(forgetTokens)
  return (
    <Popconfirm
      title={texts.revoke}
      description={<p className="token-ask">{texts.revokeText}</p>}
      okText={texts.revoke}
      okButtonProps={{ danger: true }}
      onConfirm={() => void change(texts.revoked({ name }), () => revokeToken(id))}
    >
      <Button danger size="small" icon={<StopOutlined />} loading={busy}>
        {texts.revoke}
      </Button>
    </Popconfirm>
  )
}
