// Where a proposal stands, as a word with a dot; what is decided of it, as a count.
import type { ProposalRow } from '#contract/content/proposal.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './admin-proposal.css'

export function ProposalState({ state }: Pick<ProposalRow, 'state'>) {
  const { states } = useTexts('console/release/proposal')
  return (
    <span className="state-word proposal-state" data-state={state}>
      {states[state]}
    </span>
  )
}

/** `4 of 14 decided`. */
export function Decided({ counts: { open, taken, left } }: Pick<ProposalRow, 'counts'>) {
  const texts = useTexts('console/release/proposal')
  const count = open + taken + left
  return <>{texts.decided({ decided: taken + left, count })}</>
}
