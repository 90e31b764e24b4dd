// The office nearest to whoever wrote: what it is called, its telephone, when somebody answers it.
import type { NearOffice as Office } from '#contract/enquiries/near-office.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { OpeningHours } from '#web/site/dealers/opening-hours.tsx'
import { telephone } from '#web/site/links/reach.ts'
import { LocalText } from '#web/ui/local-text.tsx'

export function NearOffice({ office }: { office: Office }) {
  const texts = useTexts('site/enquiry/own')
  return (
    <div className="near-office">
      <b>
        <LocalText of={office} path="name" />
        {office.place && (
          <>
            {', '}
            <LocalText of={office} path="place" />
          </>
        )}
      </b>
      {office.phone && (
        <a className="text-link num" href={telephone(office.phone)}>
          {office.phone}
        </a>
      )}
      <span className="near-hours">
        <OpeningHours of={office} words={texts} />
      </span>
    </div>
  )
}
