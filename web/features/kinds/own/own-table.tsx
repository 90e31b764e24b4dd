// Records as the lines of a table, a column for each fact; on phones each line becomes a card of its own.
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RegionalValue } from '#web/site/cards/regional.tsx'
import { Stated } from '#web/site/cards/value.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Day } from '#web/ui/day.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { columnsOf } from './fact-columns.ts'
import type { ListProps, OwnCard } from './read.ts'

type Column = {
  key: string
  label: string
  lang?: Language | undefined
  figures?: boolean
  /** Null where a record says nothing. */
  cell: (card: OwnCard) => ReactNode
}

export function OwnTable({ own, cards }: ListProps) {
  const texts = useTexts('site/own/own')
  const columns: Column[] = [
    {
      ...{ key: 'group', label: own.groupName || texts.group },
      cell: (card) => (card.group ? <LocalText of={card} path="group" /> : null),
    },
    { key: 'day', label: texts.day, cell: ({ day }) => (day ? <Day date={day} /> : null) },
    ...columnsOf(cards).map(
      ({ name, ...column }): Column => ({
        ...{ ...column, key: `fact ${name}`, label: name },
        cell: (card) => factIn(card, name),
      }),
    ),
  ]
  const shown = columns.filter(({ cell }) => cards.some((card) => cell(card) !== null))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section className="own-table table-scroll" tabIndex={0} aria-label={own.many}>
      <table>
        <thead>
          <tr>
            <th scope="col">{own.one}</th>
            {shown.map(({ key, label, lang, figures }) => (
              <th key={key} scope="col" lang={lang} data-figures={figures || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <th scope="row">
                <SiteLink to={card.address} viewTransition lang={langOf(card, 'title')}>
                  <HeadWords text={card.title} />
                </SiteLink>
                {card.summary && <small lang={langOf(card, 'summary')}>{card.summary}</small>}
              </th>
              {shown.map((column) => (
                <Cell key={column.key} column={column} card={card} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** On phones it is named by itself, since the head of the table is not there. */
function Cell({ column: { label, lang, figures, cell }, card }: { column: Column; card: OwnCard }) {
  const value = cell(card)
  return (
    <td data-figures={figures || undefined}>
      {value !== null && (
        <>
          <span className="own-label" lang={lang}>
            {label}
          </span>
          <span>{value}</span>
        </>
      )}
    </td>
  )
}

function factIn(card: OwnCard, name: string): ReactNode {
  const at = card.facts.findIndex((fact) => fact.name === name)
  const fact = card.facts[at]
  if (!fact) return null
  return (
    <span lang={langOf(card, `facts.${at}.value`)}>
      <RegionalValue of={fact} brief langAt={(part) => langOf(card, `facts.${at}.${part}`)} />
      {fact.conditions && (
        <small lang={langOf(card, `facts.${at}.conditions`)}>
          <Stated metric={fact.conditions} us={fact.usConditions} />
        </small>
      )}
    </span>
  )
}
