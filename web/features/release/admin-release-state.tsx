// The state of a release as a word with a dot, and the time that belongs to it with its zone.
import type { ReleaseRow } from '#contract/content/release.ts'
import { zoneOf } from '#web/admin/editor/plan/zoned-moment.ts'
import { formatMoment, formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import './admin-release.css'

export function ReleaseStateWord({ state }: Pick<ReleaseRow, 'state'>) {
  const { states } = useTexts('console/release/list')
  return (
    <span className="state-word release-state" data-state={state}>
      {states[state]}
    </span>
  )
}

/** When it goes on, or went on; nothing while neither is known. */
export function ReleaseTime({ release }: { release: Pick<ReleaseRow, 'publishAt' | 'publishTime'> }) {
  const texts = useTexts('console/release/list')
  const language = useLanguage()
  const time = release.publishAt ?? release.publishTime
  if (time === null) return null
  return (
    <span className="release-time">
      {release.publishAt ? texts.goesOn : texts.wentOn}{' '}
      <time dateTime={time} title={formatMomentInFull(time, language)}>
        {formatMoment(time, language)}
      </time>{' '}
      <small title={zoneOf(time, language)}>{shortZone(time, language)}</small>
    </span>
  )
}

/** `GMT+08:00`: the last word of the zone's name. */
const shortZone = (time: string, language: Parameters<typeof zoneOf>[1]) =>
  zoneOf(time, language).split(', ').at(-1)
