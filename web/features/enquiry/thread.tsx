// What was said about an enquiry, the newest first.
import type { OwnEnquiry } from '#contract/enquiries/own-enquiry.ts'
import { dateFormat, LOCALES } from '#contract/languages/locales.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import './thread.css'

export function Thread({ own }: { own: OwnEnquiry }) {
  const texts = useTexts('site/enquiry/own')
  const language = useLanguage()
  const moment = dateFormat(LOCALES[language], {
    ...({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    timeZone: own.promised.zone,
  })
  return (
    <ol className="thread">
      {own.thread.toReversed().map(({ time, by, text, files }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be said at one moment, and the list never changes
        <li key={`${time} ${at}`}>
          <p className={by === 'staff' ? 'who is-ours' : 'who'}>
            <b>{by === 'visitor' ? own.name : texts.us}</b>
            <time dateTime={time}>{moment.format(new Date(time))}</time>
          </p>
          <div>
            {text && <p className="own-text">{text}</p>}
            {files.length > 0 && <p className="note">{files.join(' · ')}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
