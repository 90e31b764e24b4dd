// One vacancy: what the work is and how it goes on, beside the facts in short and the form to apply with.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CallAt } from '#contract/calls.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { OwnFacts } from '#web/site/cards/own-facts.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { found, recordIdOr } from '#web/site/links/record-id.ts'
import { useEnlarge } from '#web/site/motion/enlarge.tsx'
import { RunningText } from '#web/site/running-text.tsx'
import { Day, formatDay } from '#web/ui/day.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { AskHere, RecordFrame, StoryPicture } from '../record-frame.tsx'
import './vacancy.css'
import '#web/site/prose.css'

type Vacancy = OutputOf<CallAt<'/api/web/vacancy/getById'>>
const STORY = ['duties', 'profile', 'offer'] as const
/** Who applies writes a few words; all else comes later. */
const ASKED = ['name', 'email', 'phone', 'content'] as const

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const asked = { id: recordIdOr(addresses.vacancies, args), lang: door.language() }
  const { signal } = args.request
  const vacancy = await found(door.read('/api/web/vacancy/getById', asked, { signal }))
  return { vacancy }
}

export function Component() {
  const { vacancy } = useLoaderData<typeof loader>()
  const texts = useTexts('site/vacancies/vacancy')
  const frame = useTexts('site/frame')
  const way = [
    { to: addresses.about, label: frame.about },
    { to: addresses.vacancies, label: texts.vacancies },
  ]
  return (
    <RecordFrame record={vacancy} way={way}>
      <div className="vacancy-page">
        <div className="vacancy-story">
          <StoryPicture record={vacancy} />
          <Story vacancy={vacancy} />
          <Steps vacancy={vacancy} />
        </div>
        <aside className="vacancy-side" aria-label={texts.inShort}>
          <Facts vacancy={vacancy} />
          {vacancy.over ? (
            <Closed until={vacancy.until} />
          ) : (
            <AskHere
              record={vacancy}
              kind="vacancy"
              id="apply"
              className="vacancy-apply"
              title={texts.apply}
              fields={ASKED}
            />
          )}
        </aside>
      </div>
    </RecordFrame>
  )
}

function Story({ vacancy }: { vacancy: Vacancy }) {
  const texts = useTexts('site/vacancies/vacancy')
  const { frame, dialog } = useEnlarge(vacancy.title, vacancy.illustrations)
  return (
    <div className="prose">
      {STORY.filter((path) => vacancy[path]).map((path) => (
        <section key={path} aria-labelledby={`${path}-head`}>
          <h2 id={`${path}-head`}>{texts[path]}</h2>
          <RunningText of={vacancy} path={path} frame={frame} level={3} />
        </section>
      ))}
      {dialog}
    </div>
  )
}

function Steps({ vacancy }: { vacancy: Vacancy }) {
  const texts = useTexts('site/vacancies/vacancy')
  if (vacancy.steps.length === 0) return null
  return (
    <section className="vacancy-steps" aria-labelledby="steps">
      <h2 id="steps">{texts.steps}</h2>
      <ol>
        {vacancy.steps.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity but its place
          <li key={at}>
            <div>
              <b>
                <LocalText of={vacancy} path={`steps.${at}.title`} />
              </b>
              <LocalText of={vacancy} path={`steps.${at}.says`} />
            </div>
            <span>
              <LocalText of={vacancy} path={`steps.${at}.when`} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Facts({ vacancy }: { vacancy: Vacancy }) {
  const texts = useTexts('site/vacancies/vacancy')
  const { employment, starts, until, over } = vacancy
  const said = (path: 'place' | 'area' | 'hours' | 'salary') =>
    vacancy[path] === '' ? null : <LocalText of={vacancy} path={path} />
  const facts = {
    place: said('place'),
    area: said('area'),
    employment: texts.kinds[employment],
    hours: said('hours'),
    salary: said('salary'),
    starts: starts === '' ? null : <Day date={starts} month="long" />,
    until: until === '' ? texts.untilTaken : <Day date={until} month="long" />,
  }
  return (
    <section className="vacancy-facts" aria-labelledby="facts">
      {over && <p className="vacancy-over">{texts.closed}</p>}
      <h2 id="facts">{texts.inShort}</h2>
      <dl>
        {Object.entries(facts).map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{texts[name as keyof typeof facts]}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <OwnFacts of={vacancy} />
      </dl>
    </section>
  )
}

function Closed({ until }: { until: string }) {
  const texts = useTexts('site/vacancies/vacancy')
  const language = useLanguage()
  return (
    <div className="vacancy-closed">
      <p>{texts.closedText({ day: formatDay(until, language, 'long') })}</p>
      <ArrowLink to={addresses.vacancies}>{texts.allVacancies}</ArrowLink>
    </div>
  )
}
