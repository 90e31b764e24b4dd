// The fields of the sizing line: what flows, and a list of values where no ruler is drawn.
import type { Ruler } from '#contract/products/product-sizing.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fieldOf, MEDIUM } from './asked.ts'
import { InSystems } from './ruler-scale.tsx'

type Medium = { key: string; name: string }

export function MediaField({ media, chosen }: { media: readonly Medium[]; chosen: string }) {
  const texts = useTexts('site/sizing/sizing')
  return (
    <fieldset className="media-chips" key={chosen}>
      <legend>{texts.medium}</legend>
      <div>
        {[{ key: '', name: texts.anyMedium }, ...media].map(({ key, name }) => (
          <label key={key}>
            <input type="radio" name={MEDIUM} value={key} defaultChecked={key === chosen} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type RulerFieldProps = { ruler: Ruler; mark: number | undefined; isFirst?: boolean }

/** The first ruler is drawn; its field is seen where no script drives the drawing. */
export function RulerField({ ruler, mark, isFirst = false }: RulerFieldProps) {
  const texts = useTexts('site/sizing/sizing')
  return (
    <label className={isFirst ? 'field drawn' : 'field'}>
      <span>{isFirst ? ruler.name : texts.alsoAsk({ what: ruler.name })}</span>
      <select className="input" name={fieldOf(ruler.key)} defaultValue={mark ?? ''} key={mark}>
        {!isFirst && <option value="">{texts.any}</option>}
        {ruler.steps.map(({ value, label, us }) => (
          <option key={value} value={value}>
            <InSystems of={{ label, us }} plain />
          </option>
        ))}
      </select>
    </label>
  )
}
