// A place as a drawing of our own: a ring on a grid, with its degrees. Maps of others open in a new window.
import type { MapPoint } from '#contract/site/about.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { directionsLink, mapLinks, shownPoint } from './map-link.ts'
import { useWords } from './words.ts'

const WIDTH = 400
const HEIGHT = 190

export function MapCard({ point, name }: { point: MapPoint; name: string }) {
  const texts = useWords()
  const language = useLanguage()
  const x = WIDTH / 2
  const y = HEIGHT / 2
  return (
    <div className="map-card on-navy">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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
