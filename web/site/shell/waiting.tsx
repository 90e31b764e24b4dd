// Plates in place while the first page of a visit comes.
import { useTexts } from '#web/i18n/language.tsx'
import { siteTexts } from '#web/site/texts.ts'

const PLATES = ['one', 'two', 'three', 'four']

export function Waiting() {
  const texts = useTexts(siteTexts)
  return (
    <div className="wrap waiting" aria-busy="true">
      <p className="hidden-text">{texts.loading}</p>
      <div />
      <ul aria-hidden="true">
        {PLATES.map((plate) => (
          <li key={plate} />
        ))}
      </ul>
    </div>
  )
}
