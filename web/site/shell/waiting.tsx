// Plates in place while the first page of a visit comes.
import { useTexts } from '#web/i18n/language.tsx'

const PLATES = ['one', 'two', 'three', 'four']

export function Waiting() {
  const texts = useTexts('site/frame')
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
