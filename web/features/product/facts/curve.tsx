// A curve of a product, drawn from its points, with the same as a table below.
import type { Language } from '#contract/languages/language-codes.ts'
import { curveOf, namedAxis, tickOf } from '#contract/products/drawings/curve.ts'
import type { ShownCurve } from '#contract/products/product-tables.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Drawn, Reads } from './drawn.tsx'

export function Curve({ curve }: { curve: ShownCurve }) {
  const language = useLanguage()
  const texts = useTexts('site/product/facts')
  const picture = curveOf(curve, language)
  if (!picture) return null
  return (
    <figure className="curve">
      {curve.title && <figcaption>{curve.title}</figcaption>}
      <Drawn picture={picture} className="chart" label={curve.title} />
      <details>
        <summary>{texts.asTable}</summary>
        <PointTable {...{ curve, language }} />
      </details>
    </figure>
  )
}

function PointTable({ curve: { x, y, series }, language }: { curve: ShownCurve; language: Language }) {
  return (
    <div className="table-scroll">
      {series.map(({ name, points }) => (
        <table className="size-table" key={name}>
          <caption>{name}</caption>
          <tbody>
            {([x, y] as const).map((axis, at) => (
              <tr key={axis.name}>
                <th scope="row">
                  <Reads of={namedAxis(axis)} as="span" />
                </th>
                {points.map((point) => (
                  <td key={point.x}>
                    <Reads of={tickOf(at === 0 ? point.x : point.y, axis, language)} as="span" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
