// Figures: a large number, its small unit, one line that says what it counts.
import { type Localized, LocalText, langOf } from '#web/ui/local-text.tsx'
import './figures.css'

type Figure = { value: string; unit: string; says: string }
type Props = {
  figures: readonly Figure[]
  /** The record they stand in, and where in it, so that a text in another language is marked. */
  of: Localized
  path: string
}

export function Figures({ figures, of: record, path }: Props) {
  return (
    <dl className="figures" data-count={figures.length}>
      {figures.map((figure, at) => (
        <div key={figure.says}>
          <dt lang={langOf(record, `${path}.${at}.says`)}>{figure.says}</dt>
          <dd className="figure">
            <LocalText of={record} path={`${path}.${at}.value`} />
            {figure.unit && (
              <small>
                <LocalText of={record} path={`${path}.${at}.unit`} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
