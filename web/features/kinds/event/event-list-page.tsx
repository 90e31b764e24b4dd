// All events: what lies ahead the nearest first, then what is over, a page at a time.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CallAt } from '#contract/calls.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses, calendar } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { asked } from '#web/site/listing/filters/filter-address.ts'
import { ListFilters, NoneFits, useFilter } from '#web/site/listing/filters/list-filters.tsx'
import { Pager } from '#web/site/listing/pager.tsx'
import { keepWithin, readPage } from '#web/site/listing/paging.ts'
import { useListHead } from '#web/site/listing/use-list-head.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { formatCount } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { zoneName } from '#web/ui/zone-name.ts'
import { EventDays, EventMonth } from './event-dates.tsx'
import './event.css'
import '#web/site/listing/listing.css'

type EventCard = OutputOf<CallAt<'/api/web/event/listAll'>>['items'][number]

/** Events that a company plans at a time, and those of the past on a page. */
const AHEAD = 100
const LIMIT = 12

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const lang = door.language()
  const { signal } = args.request
  const search = args.url.searchParams
  const chosen = { lang, ...asked(search) }
  const past = { ...chosen, when: 'over' as const, page: readPage(search), limit: LIMIT }
  const [ahead, over, { facets }] = await Promise.all([
    door.read('/api/web/event/listAll', { ...chosen, when: 'ahead', limit: AHEAD }, { signal }),
    door.read('/api/web/event/listAll', past, { signal }),
    door.read('/api/web/event/filters', chosen, { signal }),
  ])
  keepWithin(args.url, over.total, LIMIT)
  return { ahead, over, facets }
}

export function Component() {
  const { ahead, over, facets } = useLoaderData<typeof loader>()
  const texts = useTexts('site/events/event')
  const language = useLanguage()
  const head = useListHead<HTMLElement>()
  const filter = useFilter()
  return (
    <div className="wrap list-page">
      <PageTitle is={texts.events} />
      <Crumbs here={texts.events} />
      <header className="list-head">
        <h1>{texts.title}</h1>
        <p className="lede">{texts.lede}</p>
        {ahead.total > 0 && (
          <p className="event-note">
            {texts.timesNote}{' '}
            <a className="link" href={calendar(language)}>
              <span>{texts.all}</span>
              <Icon name="calendar" />
            </a>
          </p>
        )}
      </header>
      <ListFilters facets={facets} />
      <p className="hidden-text" role="status">
        {texts.count({ count: ahead.total, shown: formatCount(ahead.total, language) })}
      </p>
      {ahead.items.length > 0 ? (
        <ul className="events">
          {ahead.items.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      ) : filter.size > 0 ? (
        over.total === 0 && <NoneFits />
      ) : (
        <div className="empty">
          <h2>
            <HeadWords text={texts.emptyTitle} />
          </h2>
          <p>
            <ArrowLink to={addresses.news}>{texts.emptyText}</ArrowLink>
          </p>
        </div>
      )}
      {over.items.length > 0 && (
        <section className="section" aria-labelledby="past" ref={head} data-list-head tabIndex={-1}>
          <SectionHead id="past" title={texts.past} small />
          <ul className="past-events">
            {over.items.map((event) => (
              <li key={event.id}>
                <EventMonth starts={event.starts} />
                <b>
                  <LocalText of={event} path="title" />
                </b>
                <SiteLink className="text-link" to={event.address}>
                  {texts.pastOne}
                  <span className="hidden-text">: {event.title}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <Pager total={over.total} limit={LIMIT} />
        </section>
      )}
    </div>
  )
}

function EventRow({ event }: { event: EventCard }) {
  const texts = useTexts('site/events/event')
  const language = useLanguage()
  return (
    <li className="event">
      <EventDays starts={event.starts} ends={event.ends} />
      <div className="event-body">
        <h2>
          <SiteLink to={event.address} viewTransition lang={langOf(event, 'title')}>
            <HeadWords text={event.title} />
          </SiteLink>
        </h2>
        <p lang={langOf(event, 'summary')}>{event.summary}</p>
      </div>
      <dl className="event-meta">
        <div>
          <dt>{texts.place}</dt>
          <dd>
            <LocalText of={event} path="place" />
            {event.stand !== '' && (
              <>
                {', '}
                <LocalText of={event} path="stand" />
              </>
            )}
          </dd>
        </div>
        {event.opens !== '' && (
          <div>
            <dt>{zoneName(event.zone, language) || texts.localTime}</dt>
            <dd>{event.closes === '' ? event.opens : texts.from({ from: event.opens, to: event.closes })}</dd>
          </div>
        )}
        {event.spoken !== '' && (
          <div>
            <dt>{texts.spoken}</dt>
            <dd>
              <LocalText of={event} path="spoken" />
            </dd>
          </div>
        )}
      </dl>
    </li>
  )
}
