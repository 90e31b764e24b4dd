// Figures: a large number, its small unit, one line that says what it counts.
import { langOf, Said, type Spoken } from '#web/ui/said.tsx'

type Figure = { value: string; unit: string; says: string }
type Props = {
  figures: readonly Figure[]
  /** The record they stand in, and where in it, so that a text in another language is marked. */
  of: Spoken
  path: string
}

export function Figures({ figures, of: record, path }: Props) {
  return (
    <dl className="figures" data-count={figures.length}>
      {figures.map((figure, at) => (
        <div key={figure.says}>
          <dt lang={langOf(record, `${path}.${at}.says`)}>{figure.says}</dt>
          <dd className="figure">
            <Said of={record} path={`${path}.${at}.value`} />
            {figure.unit && (
              <small>
                <Said of={record} path={`${path}.${at}.unit`} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
