// What waits for somebody: messages by age, content that visitors do not see yet, pictures without words, broken links.
import { useQuery } from '@tanstack/react-query'
import type { BrokenLink, Waiting } from '#contract/dashboard.ts'
import type { Kind } from '#contract/kind.ts'
import { KIND_WORDS } from '#web/admin/editor/kind-words.ts'
import { useRecordAddress, useWay } from '#web/admin/record-link.ts'
import { textIn } from '#web/admin/text-in.ts'
import { TimePassed } from '#web/admin/time-passed.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { flawsQuery, toPublishQuery, waitingQuery } from './admin-api.ts'
import { Card } from './admin-card.tsx'
import { WORK_TEXTS } from './admin-work-texts.ts'

const INBOX = '/webSystemManage/web_message'
const PICTURES = '/webSystemManage/web_media?undescribed=true'
/** Where records of a kind are listed, narrowed to a state where the list can be. */
const LISTS: Record<Kind, (state: string) => string> = {
  product: (state) => `/webSystemManage/web_product?state=${state}`,
  news: (state) => `/webSystemManage/web_news?state=${state}`,
  successCase: (state) => `/webSystemManage/web_success_case?state=${state}`,
  productType: () => '/webSystemManage/web_product_type',
  homepage: () => '/webSystemManage/web_homepage',
  aboutus: () => '/webSystemManage/web_aboutus',
}

/** A number that leads to what it counts. */
function Led({ to, children }: { to: string | null; children: string }) {
  return to ? <RouterLink to={to}>{children}</RouterLink> : children
}

export function WaitingCard() {
  const texts = useTexts(WORK_TEXTS)
  const way = useWay()
  const inbox = (filter: Record<string, string | null>) => {
    const given = Object.entries(filter).filter((one): one is [string, string] => one[1] !== null)
    return way(`${INBOX}?${new URLSearchParams([['state', 'open'], ...given])}`)
  }
  const empty = ({ ages }: Waiting) => ages.every(({ count }) => count === 0)
  return (
    <Card
      title={texts.waiting}
      query={useQuery(waitingQuery())}
      way={{ to: way(INBOX), name: texts.inbox }}
      empty={{ is: empty, says: texts.noWaiting }}
    >
      {({ ages, overdue, oldestTime }) => (
        <dl className="dash-pairs">
          {ages.map(({ age, count, from, until }) => (
            <div key={age} data-late={(age === 'week' || age === 'longer') && count > 0 ? 'warn' : undefined}>
              <dt>{texts.ages[age]}</dt>
              <dd>
                <Led to={count > 0 ? inbox({ from, until }) : null}>{thousands(count)}</Led>
              </dd>
            </div>
          ))}
          <div data-late={overdue > 0 ? 'bad' : undefined}>
            <dt>{texts.overdue}</dt>
            <dd>
              <Led to={overdue > 0 ? inbox({ overdue: 'true' }) : null}>{thousands(overdue)}</Led>
            </dd>
          </div>
          {oldestTime && (
            <div>
              <dt>{texts.oldest}</dt>
              <dd>
                <TimePassed time={oldestTime} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </Card>
  )
}

const STATES = ['draft', 'scheduled', 'changed'] as const

export function ToPublishCard() {
  const texts = useTexts(WORK_TEXTS)
  const kinds = useTexts(KIND_WORDS)
  const way = useWay()
  return (
    <Card
      title={texts.toPublish}
      query={useQuery(toPublishQuery())}
      empty={{
        is: (counts) => counts.every(({ draft, scheduled, changed }) => draft + scheduled + changed === 0),
        says: texts.noToPublish,
      }}
    >
      {(counts) => (
        <table className="dash-table">
          <thead>
            <tr>
              <td />
              {STATES.map((state) => (
                <th key={state} scope="col">
                  {texts[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map((count) => (
              <tr key={count.kind}>
                <th scope="row">{kinds[count.kind]}</th>
                {STATES.map((state) => (
                  <td key={state}>
                    <Led to={count[state] > 0 ? way(LISTS[count.kind](state)) : null}>
                      {thousands(count[state])}
                    </Led>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

export function FlawsCard() {
  const texts = useTexts(WORK_TEXTS)
  const way = useWay()
  return (
    <Card
      title={texts.flaws}
      query={useQuery(flawsQuery())}
      empty={{ is: ({ pictures, links }) => !pictures && links.length === 0, says: texts.noFlaws }}
    >
      {({ pictures, links, more }) => (
        <>
          {pictures !== null && pictures > 0 && (
            <p className="dash-flaw">
              <Led to={way(PICTURES)}>{texts.pictures(thousands(pictures))}</Led>
            </p>
          )}
          {links.length > 0 && (
            <ul className="dash-links" aria-label={texts.links}>
              {links.map((link) => (
                <BrokenLinkRow key={`${link.from.id}:${link.why}:${link.to.id}`} link={link} />
              ))}
            </ul>
          )}
          {more && <p className="dash-note">{texts.moreLinks}</p>}
        </>
      )}
    </Card>
  )
}

function BrokenLinkRow({ link }: { link: BrokenLink }) {
  const texts = useTexts(WORK_TEXTS)
  const kinds = useTexts(KIND_WORDS)
  const language = useLanguage()
  const addressOf = useRecordAddress()
  const { from } = link
  const name = textIn(from.title, language) || kinds[from.kind]
  const says =
    link.why === 'gone'
      ? texts.gone(link.to.id)
      : texts[link.why](textIn(link.to.title, language) || kinds[link.to.kind])
  return (
    <li>
      <Led to={addressOf(from.kind, from.id)}>{name}</Led>
      <span>{says}</span>
    </li>
  )
}
