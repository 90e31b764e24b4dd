// `/401` for staff: what is missing in words, who can grant it, asking them, and the way back (spec §6, §8).

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { use, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router'
import type { ClosedDoor } from '#contract/people/right.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { missingAt } from '#web/admin/frame/tabs/page-at.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { safeRedirect } from '#web/session/redirect.ts'
import { sessionQuery } from '#web/session/session.ts'
import { DoorActions } from './admin-door-actions.tsx'
import { askFor, doorQuery } from './api.ts'
import './door.css'

/** Limit of the contract (`contract/people/right.ts`). */
const WHY_LENGTH = 300

export function AdminClosedPage() {
  const texts = useTexts('console/frame/door')
  const language = useLanguage()
  const session = useSession()
  const router = use(UNSAFE_DataRouterContext)?.router
  const given = useSearchParams()[0].get('from')
  const from = given === null ? null : safeRedirect(given)
  const missing = from === null ? null : missingAt(router?.routes ?? [], session, from)
  const open = from !== null && missing === null

  return (
    <section className="door" aria-labelledby="door-title">
      <h1 id="door-title">{open ? texts.openTitle : texts.title}</h1>
      <p>{missing && !missing.resource ? texts.directory : texts.description}</p>
      {missing?.resource ? (
        <MissingRight resource={missing.resource} page={textIn(missing.title, language)} />
      ) : (
        <p className="door-actions">
          {open && (
            <LinkButton to={from} type="primary">
              {texts.open}
            </LinkButton>
          )}
          <DoorActions first={!open} />
        </p>
      )}
      {from && !open && (
        <details>
          <summary>{texts.detail}</summary>
          {from} · {missing?.resource} · 403
        </details>
      )}
    </section>
  )
}

function MissingRight({ resource, page }: { resource: Resource; page: string }) {
  const texts = useTexts('console/frame/door')
  const language = useLanguage()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(doorQuery(resource))
  const held = data?.held === true
  useEffect(() => {
    // Somebody has granted it: the person is read anew, and the door says so.
    if (held) client.fetchQuery(sessionQuery(true)).catch((failed: unknown) => console.error(failed))
  }, [held, client])
  if (error && !data) return <LoadFailed error={error} onAgain={refetch} busy={isFetching} />
  if (!data) return null
  const path = data.path.map((title) => textIn(title, language)).join(' › ')
  const roles = data.roles.map((title) => textIn(title, language))
  const list = new Intl.ListFormat(language)
  return (
    <>
      <dl>
        <dt>{texts.page}</dt>
        <dd>{page}</dd>
        <dt>{texts.right}</dt>
        <dd>
          <strong>{path || resource}</strong>{' '}
          {roles.length > 0 && (
            <span className="door-hint">{texts.roles({ names: list.format(roles) })}</span>
          )}
        </dd>
        <dt>{texts.who}</dt>
        <dd>
          {data.people.length === 0 ? (
            texts.nobody
          ) : (
            <ul className="door-people">
              {data.people.map((person) => (
                <li key={person.id}>{person.nickName || person.username}</li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
      {data.off && <p>{texts.off}</p>}
      <Asking resource={resource} door={data} onAsked={() => void refetch()} />
    </>
  )
}

function Asking({ resource, door, onAsked }: { resource: Resource; door: ClosedDoor; onAsked: () => void }) {
  const texts = useTexts('console/frame/door')
  const language = useLanguage()
  const [why, setWhy] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => askFor(resource, why),
    onSuccess: onAsked,
  })
  const names = new Intl.ListFormat(language).format(
    door.people.map(({ nickName, username }) => nickName || username),
  )
  if (door.asked) {
    const { time, declinedBy } = door.asked
    const at = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(
      new Date(time),
    )
    return (
      <>
        <p role="status">
          <strong>{texts.askedTitle}</strong>{' '}
          {declinedBy === null ? texts.askedText({ names, time: at }) : texts.declined({ name: declinedBy })}
        </p>
        <p className="door-actions">
          <DoorActions first />
        </p>
      </>
    )
  }
  return (
    <>
      {door.people.length > 0 && (
        <div className="door-why">
          <label htmlFor="door-why">{texts.why}</label>
          <Input.TextArea
            id="door-why"
            rows={2}
            maxLength={WHY_LENGTH}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        </div>
      )}
      <p className="door-actions">
        {door.people.length > 0 && (
          <Button type="primary" loading={isPending} onClick={() => mutate()}>
            {texts.ask}
          </Button>
        )}
        <DoorActions />
      </p>
    </>
  )
}
