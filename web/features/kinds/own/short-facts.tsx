// What a record says in short: its group, its day, and the facts of the owner's fields.
import { useTexts } from '#web/i18n/language.tsx'
import { OwnFacts } from '#web/site/cards/own-facts.tsx'
import type { OwnKind } from '#web/site/links/own-kinds.ts'
import { Day } from '#web/ui/day.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import type { OwnCard } from './read.ts'

export const hasShort = ({ group, day, facts }: OwnCard) => Boolean(group || day) || facts.length > 0

/** The rows of a list of facts. */
export function ShortFacts({
  own,
  of: record,
  brief = false,
}: {
  own: OwnKind
  of: OwnCard
  /** As one of many in a list. */
  brief?: boolean
}) {
  const texts = useTexts('site/own/own')
  return (
    <>
      {record.group && (
        <div>
          <dt>{own.groupName || texts.group}</dt>
          <dd>
            <LocalText of={record} path="group" />
          </dd>
        </div>
      )}
      {record.day && (
        <div>
          <dt>{texts.day}</dt>
          <dd>
            <Day date={record.day} />
          </dd>
        </div>
      )}
      <OwnFacts of={record} brief={brief} />
    </>
  )
}
