// A place as a drawing of our own: its degrees on two scales, a ring where they meet. Maps of others open in a new window.
import type { MapPoint } from '#contract/about.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { directionsLink, mapLinks, shownPoint } from './map-link.ts'
import { useWords } from './words.ts'

const WIDTH = 400
const HEIGHT = 190
/** Drawn units to one degree: a few degrees to each side, about a day's drive. */
const DEGREE = 40

/** Whole degrees that lie within `reach` units of the middle, with their distance from it. */
function lines(middle: number, reach: number): { degree: number; at: number }[] {
  const span = reach / DEGREE
  const first = Math.ceil(middle - span)
  const count = Math.floor(middle + span) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, n) => first + n).map((degree) => ({
    degree,
    at: (degree - middle) * DEGREE,
  }))
}

export function MapCard({ point, name }: { point: MapPoint; name: string }) {
  const texts = useWords()
  const language = useLanguage()
  const x = WIDTH / 2
  const y = HEIGHT / 2
  return (
    <div className="map-card on-navy">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g className="map-lines">
          {lines(point.longitude, x).map(({ degree, at }) => (
            <path key={degree} d={`M${x + at} 0V${HEIGHT}`} />
          ))}
          {lines(point.latitude, y).map(({ degree, at }) => (
            <path key={degree} d={`M0 ${y - at}H${WIDTH}`} />
          ))}
        </g>
        <path
          className="map-cross"
          d={`M0 ${y}H${x - 22}M${x + 22} ${y}H${WIDTH}M${x} 0V${y - 22}M${x} ${y + 22}V${HEIGHT}`}
        />
        <circle className="map-ring" cx={x} cy={y} r="13" />
        <circle className="map-dot" cx={x} cy={y} r="3.5" />
      </svg>
      <p className="map-point num">{shownPoint(point)}</p>
      <ul>
        {mapLinks(point, language).map(({ name: map, href }) => (
          <li key={map}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.openMap.replace('{map}', () => map).replace('{office}', () => name)}
            >
              {map}
            </a>
          </li>
        ))}
        <li>
          <a
            href={directionsLink(point, name, language)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.wayTo.replace('{office}', () => name)}
          >
            <Icon name="pin" />
            {texts.directions}
          </a>
        </li>
      </ul>
    </div>
  )
}
