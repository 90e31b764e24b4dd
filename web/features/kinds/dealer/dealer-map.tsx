// The map: land as a drawing of our own, a mark for each dealer that leads to it in the list. Readers of the screen have the list.
import { FINE, MAP_HEIGHT, MAP_WIDTH, onMap } from '#contract/places/projection.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Dealer } from '#web/site/dealers/dealers.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import world from './world.svg?url'

/** Units of the map around what is looked at, and what is seen at least. */
const AROUND = 50
const LEAST = 300

/** The part of the map that holds these points, in the shape of the whole. */
function viewOf(points: readonly { x: number; y: number }[]): string {
  if (points.length === 0) return `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const shape = MAP_WIDTH / MAP_HEIGHT
  const wide = Math.max(right - left + 2 * AROUND, (bottom - top + 2 * AROUND) * shape, LEAST)
  const width = Math.min(MAP_WIDTH, wide)
  const height = width / shape
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(0, middle - size / 2), whole - size))
  const x = within((left + right) / 2, width, MAP_WIDTH)
  const y = within((top + bottom) / 2, height, MAP_HEIGHT)
  return `${x} ${y} ${Math.round(width)} ${Math.round(height)}`
}

export const anchorOf = ({ id }: Dealer) => `dealer${id}`

/** `near`: looked at from close by. `here` is the one that the address leads to. */
export function DealerMap({
  dealers,
  near,
  here,
}: {
  dealers: readonly Dealer[]
  near: boolean
  here: string
}) {
  const { types } = useTexts('site/dealers/dealer')
  const marks = dealers.flatMap((dealer) => (dealer.map ? [{ dealer, ...onMap(dealer.map) }] : []))
  if (marks.length === 0) return null
  return (
    <div className="dealer-map" aria-hidden="true">
      <svg viewBox={viewOf(near ? marks : [])} aria-hidden="true">
        <use href={`${world}#land`} transform={`scale(${1 / FINE})`} className="map-land" />
        {marks.map(({ dealer, x, y }) => (
          <SiteLink
            key={dealer.id}
            to={{ hash: anchorOf(dealer) }}
            replace
            tabIndex={-1}
            className="map-mark"
            data-type={dealer.type}
            data-here={here === `#${anchorOf(dealer)}` || undefined}
          >
            <title>{`${dealer.name}, ${dealer.place}`}</title>
            <path d={`M${x.toFixed(1)} ${y.toFixed(1)}h0`} className="mark-reach" />
            <path d={`M${x.toFixed(1)} ${y.toFixed(1)}h0`} className="mark-ring" />
            <path d={`M${x.toFixed(1)} ${y.toFixed(1)}h0`} className="mark-middle" />
          </SiteLink>
        ))}
      </svg>
      <ul className="map-legend">
        {(['office', 'dealer', 'servicePartner'] as const)
          .filter((type) => marks.some(({ dealer }) => dealer.type === type))
          .map((type) => (
            <li key={type} data-type={type}>
              {types[type]}
            </li>
          ))}
      </ul>
    </div>
  )
}
