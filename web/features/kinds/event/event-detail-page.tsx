// One event: picture and text, its facts with the calendar file and the way to register, products, how to get there.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CallAt } from '#contract/calls.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { reveal } from '#web/site/behaviour/reveal.ts'
import { OwnFacts } from '#web/site/cards/own-facts.tsx'
import { ProductCards } from '#web/site/cards/product-card.tsx'
import { addresses, calendar } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { found, recordIdOr } from '#web/site/links/record-id.ts'
import { useEnlarge } from '#web/site/motion/enlarge.tsx'
import { RunningText } from '#web/site/running-text.tsx'
import { SectionHead } from '#web/site/section-head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { zoneName } from '#web/ui/zone-name.ts'
import { AskHere, RecordFrame, StoryPicture } from '../record-frame.tsx'
import { EventDays } from './event-dates.tsx'
import './event.css'

type Event = OutputOf<CallAt<'/api/web/event/getById'>>
/** What whoever registers is asked for. */
const ASKED = ['name', 'company', 'email', 'phone', 'content'] as const
/** Facts that are told as they were written, in the order of the aside. */
const FACTS = ['hours', 'place', 'stand', 'venue', 'entry', 'spoken'] as const

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const asked = { id: recordIdOr(addresses.events, args), lang: door.language() }
  const { signal } = args.request
  const event = await found(door.read('/api/web/event/getById', asked, { signal }))
  return { event }
}

export function Component() {
  const { event } = useLoaderData<typeof loader>()
  const texts = useTexts('site/events/event')
  const { frame, dialog } = useEnlarge(event.title, event.illustrations)
  return (
    <>
      <RecordFrame record={event} way={[{ to: addresses.events, label: texts.events }]}>
        <div className="event-page">
          <EventFacts event={event} />
          <div className="event-story">
            <StoryPicture record={event} />
            <RunningText of={event} path="body" frame={frame} />
            {event.directions && <h2>{texts.directions}</h2>}
            <RunningText of={event} path="directions" frame={frame} level={3} />
            {dialog}
          </div>
          {!event.over && (
            <AskHere
              record={event}
              kind="event"
              id="register"
              className="event-register"
              title={texts.register}
              fields={ASKED}
            />
          )}
        </div>
      </RecordFrame>
      {event.products.length > 0 && (
        <section className="section mist" aria-labelledby="shown">
          <div className="wrap reveal" ref={reveal}>
            <SectionHead id="shown" title={texts.whatToSee}>
              <ArrowLink to={addresses.events}>{texts.allEvents}</ArrowLink>
            </SectionHead>
            <ProductCards products={event.products} />
          </div>
        </section>
      )}
    </>
  )
}

function EventFacts({ event }: { event: Event }) {
  const texts = useTexts('site/events/event')
  const language = useLanguage()
  const hours =
    event.hours === '' && event.opens !== ''
      ? event.closes === ''
        ? event.opens
        : texts.from({ from: event.opens, to: event.closes })
      : null
  return (
    <aside className="event-facts">
      <EventDays starts={event.starts} ends={event.ends} />
      <dl>
        {hours !== null && (
          <div>
            <dt>{texts.hours}</dt>
            <dd>
              {hours}
              <small>{zoneName(event.zone, language) || texts.localTime}</small>
            </dd>
          </div>
        )}
        {FACTS.filter((fact) => event[fact] !== '').map((fact) => (
          <div key={fact}>
            <dt>{texts[fact]}</dt>
            <dd>
              <LocalText of={event} path={fact} />
            </dd>
          </div>
        ))}
        <OwnFacts of={event} />
      </dl>
      {event.over ? (
        <p className="event-over">{texts.over}</p>
      ) : (
        <a className="button outline wide" href={calendar(language, event.id)}>
          <Icon name="calendar" />
          {texts.addCalendar}
        </a>
      )}
    </aside>
  )
}
