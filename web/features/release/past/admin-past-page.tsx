// The time machine: any public address as it was at a moment of the past, beside today, and what proves it.
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PastMoments } from '#contract/content/past.ts'
import { pastAddress } from '#contract/content/past-address.ts'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { momentsQuery } from './admin-api.ts'
import { PastView } from './admin-past-view.tsx'
import { ServedNotice } from './admin-served-copy.tsx'
import './admin-past.css'

export function AdminPastPage() {
  const texts = useTexts('console/release/past')
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const address = params.get('address') ?? `/${language}/HomePage`
  const asked = useInfiniteQuery(momentsQuery(address))
  const first = asked.data?.pages[0]
  const items = asked.data?.pages.flatMap((page) => page.items) ?? []
  const at = params.get('at') ?? items[0]?.time ?? null
  const look = (to: { address?: string; at?: string | null }) => {
    const next = { address, at: params.get('at'), ...to }
    setParams({ address: next.address, ...(next.at && { at: next.at }) }, { replace: true })
  }
  return (
    <div className="past">
      <PageHead title={texts.title} description={texts.description} />
      <ServedNotice />
      {first && !(first.on && first.since) ? (
        <Nothing
          title={first.on ? texts.nothingYet : texts.off}
          description={first.on ? texts.nothingYetText : texts.offText}
        />
      ) : (
        <>
          <Choice
            // Another address from elsewhere begins the field anew.
            key={address}
            address={address}
            at={at}
            since={first?.since ?? null}
            onLook={look}
          />
          <Pending asked={asked} rows={8} />
          {first && (
            <div className="past-columns">
              <nav className="past-moments" aria-label={texts.moments}>
                <h2>{texts.moments}</h2>
                <Moments
                  items={items}
                  at={at}
                  since={first.since ?? ''}
                  onChoose={(time) => look({ at: time })}
                />
                {asked.hasNextPage && (
                  <Button loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
                    {texts.earlier}
                  </Button>
                )}
              </nav>
              {at === null ? (
                <Nothing title={texts.never} description={texts.neverText} />
              ) : (
                <PastView address={address} at={at} />
              )}
            </div>
          )}
        </>
      )}
    </div>
  )
}

type ChoiceProps = {
  address: string
  at: string | null
  since: string | null
  onLook: (to: { address?: string; at?: string | null }) => void
}

/** Which address, and as of when. */
function Choice({ address, at, since, onLook }: ChoiceProps) {
  const texts = useTexts('console/release/past')
  const language = useLanguage()
  const [typed, setTyped] = useState(address)
  const wanted = pastAddress(typed, language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== null) onLook({ address: wanted, ...(wanted !== address && { at: null }) })
  }
  return (
    <form className="past-choice" onSubmit={submit}>
      <label htmlFor="past-address">{texts.address}</label>
      <Input
        id="past-address"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(wanted === null && { status: 'error' as const })}
        aria-describedby="past-address-hint"
        maxLength={2000}
      />
      <DatePicker
        aria-label={texts.asOf}
        value={at === null ? null : dayjs(at)}
        onChange={(picked) => onLook({ at: picked?.toISOString() ?? null })}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        allowClear={false}
        minDate={dayjs(since ?? 0)}
        maxDate={dayjs()}
      />
      <Button type="primary" htmlType="submit">
        {texts.look}
      </Button>
      <p className="field-hint" id="past-address-hint" role="status">
        {wanted === null ? texts.addressWrong : texts.addressHint}
      </p>
    </form>
  )
}

type MomentsProps = {
  items: PastMoments['items']
  at: string | null
  since: string
  onChoose: (time: string) => void
}

/** When it changed; the one that was shown at the chosen moment is marked. */
function Moments({ items, at, since, onChoose }: MomentsProps) {
  const texts = useTexts('console/release/past')
  const language = useLanguage()
  const shown = at === null ? undefined : items.find(({ time }) => time <= at)
  return (
    <>
      <ol>
        {items.map((item) => (
          <li key={item.number}>
            <button
              type="button"
              aria-current={item === shown ? 'true' : undefined}
              onClick={() => onChoose(item.time)}
            >
              <time dateTime={item.time} title={formatMomentInFull(item.time, language)}>
                {formatMoment(item.time, language)}
              </time>
              <small>{texts.deeds[item.deed]}</small>
            </button>
          </li>
        ))}
      </ol>
      {since !== '' && <p className="field-hint">{texts.since({ time: formatMoment(since, language) })}</p>}
    </>
  )
}
