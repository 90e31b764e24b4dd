// What a proposal holds, record by record: those that it would change, and those that it would add.
import type { Proposal } from '#contract/content/proposal.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

/** A record that is changed, by the page that the changes stand on, or one that is added. */
export type Held = { of: 'page' | 'record'; id: number }
const isHeld = (one: Held, other: Held | undefined) => one.of === other?.of && one.id === other.id

type Holds = Pick<Proposal, 'pages' | 'records'>

/** All that it holds, in the order of the list, each with whether something of it is open. */
const heldIn = ({ pages, records }: Holds) => [
  ...pages.map(({ id, counts }) => ({ of: 'page' as const, id, isOpen: counts.open > 0 })),
  ...records.map(({ id, decision }) => ({ of: 'record' as const, id, isOpen: decision === 'open' })),
]
/** The first with something to decide, else the first of all. */
export function firstOpen(holds: Holds): Held | undefined {
  const held = heldIn(holds)
  return held.find(({ isOpen }) => isOpen) ?? held[0]
}
/** Another with something to decide, else the one that was just decided. */
export const nextOpen = (holds: Holds, now: Held | undefined): Held | undefined =>
  heldIn(holds).find((one) => one.isOpen && !isHeld(one, now)) ?? now

type Props = { proposal: Holds; shown: Held; onChoose: (held: Held) => void }

export function ProposalNav({ proposal: { pages, records }, shown, onChoose }: Props) {
  const texts = useTexts('console/release/proposal')
  const kinds = useKindNames('one')
  const language = useLanguage()
  return (
    <nav aria-label={texts.pages}>
      <ul className="proposal-pages">
        {pages.map(({ id, kind, entryId, title, counts: { open, taken, left } }) => {
          const count = open + taken + left
          const isDone = open === 0
          const held = { of: 'page', id } as const
          return (
            <li key={`page ${id}`}>
              <button
                type="button"
                aria-current={isHeld(held, shown) || undefined}
                onClick={() => onChoose(held)}
              >
                <span>
                  <b>{textIn(title, language) || `#${entryId}`}</b>
                  <small>
                    {kinds[kind]} · {texts.count({ count })}
                  </small>
                </span>
                <small className="proposal-tag" data-done={isDone || undefined}>
                  {!isDone && texts.of({ decided: taken + left, count })}
                  {isDone && (taken > 0 ? texts.taken({ count: taken }) : texts.left)}
                </small>
              </button>
            </li>
          )
        })}
        {records.map(({ id, kind, title, decision }) => {
          const held = { of: 'record', id } as const
          return (
            <li key={`record ${id}`}>
              <button
                type="button"
                aria-current={isHeld(held, shown) || undefined}
                onClick={() => onChoose(held)}
              >
                <span>
                  <b>{textIn(title, language)}</b>
                  <small>
                    {kinds[kind]} · {texts.isNew}
                  </small>
                </span>
                <small className="proposal-tag" data-done={decision !== 'open' || undefined}>
                  {decision === 'taken' && texts.added}
                  {decision === 'left' && texts.left}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
