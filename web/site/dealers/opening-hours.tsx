// The opening hours of a dealer or an office; once the page is there, whether somebody is there now.
import { useEffect, useState } from 'react'
import { useLanguage } from '#web/i18n/language.tsx'
import { type Localized, LocalText } from '#web/ui/local-text.tsx'
import { type Hours, writeDays, writeTimes } from './hours.ts'
import { isOpen } from './open-now.ts'
import './dealers.css'

/** How often it is looked at again. */
const MINUTE = 60_000

type Words = { openNow: string; closedNow: string }
/** `said` are hours in words, of whoever has no others. */
type Open = Localized & { hours: readonly Hours[]; zone: string; said?: string }

export function OpeningHours({ of, words }: { of: Open; words: Words }) {
  const language = useLanguage()
  const { hours } = of
  if (hours.length === 0) return <LocalText of={of} path="said" />
  return (
    <>
      {hours.map((line) => (
        <span className="hours-line" key={`${line.first} ${line.opens}`} suppressHydrationWarning>
          {writeDays(line, language)} <span className="num">{writeTimes(line)}</span>
        </span>
      ))}
      <OpenNow of={of} words={words} />
    </>
  )
}

/** What depends on the minute is the browser's to say: a page may have been kept. Its line is there from the beginning. */
function OpenNow({ of: { hours, zone }, words }: { of: Open; words: Words }) {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const look = () => setOpen(isOpen(hours, zone, new Date()))
    look()
    const clock = setInterval(look, MINUTE)
    return () => clearInterval(clock)
  }, [hours, zone])
  return (
    <span className="open-now with-scripts" data-open={open ?? undefined}>
      {open === null ? '\u00a0' : open ? words.openNow : words.closedNow}
    </span>
  )
}
