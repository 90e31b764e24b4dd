// Until when an answer is promised: in the visitor's own zone once a browser says which, and in the office's.
import { useEffect, useState } from 'react'
import type { OwnEnquiry } from '#contract/enquiries/own-enquiry.ts'
import { dateFormat, LOCALES, placeOf } from '#contract/languages/locales.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

export function AnswerTime({ promised: { time, zone } }: Pick<OwnEnquiry, 'promised'>) {
  const texts = useTexts('site/enquiry/own')
  const language = useLanguage()
  const [own, setOwn] = useState<string | null>(null)
  useEffect(() => setOwn(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  if (time === null) return null
  const said = (timeZone: string, date: boolean) =>
    dateFormat(LOCALES[language], {
      ...(date && ({ weekday: 'long', day: 'numeric', month: 'long' } as const)),
      ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const),
    }).format(new Date(time))
  const there = said(zone, false)
  return own === null || own === zone ? (
    <time dateTime={time}>{texts.inPlace({ time: said(zone, true), place: placeOf(zone) })}</time>
  ) : (
    <>
      <time dateTime={time}>{texts.yourTime({ time: said(own, true) })}</time>
      <small>{texts.inPlace({ time: there, place: placeOf(zone) })}</small>
    </>
  )
}
