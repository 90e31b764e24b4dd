// Writes what the map and the distances of dealers stand on: the land, a point of each country, the zones of each.
import { writeFileSync } from 'node:fs'
import { drawWorld } from './world-map.ts'
import { countryPoints, zonesByCountry } from './zones.ts'

const FILES = {
  'web/features/kinds/dealer/world.svg': drawWorld(),
  'contract/places/country-points.ts': `// A point of each country, degrees north and east: its largest city. Written by scripts/places/run.ts.
export const COUNTRY_POINTS = \`${countryPoints().replaceAll(';', '\n')}\`
`,
  'web/features/kinds/dealer/near/zone-names.ts': `// The zones of clocks by country, as browsers name them. Written by scripts/places/run.ts.
export const ZONE_NAMES = \`${zonesByCountry().replaceAll(';', '\n')}\`
`,
}

for (const [name, content] of Object.entries(FILES)) {
  writeFileSync(new URL(`../../${name}`, import.meta.url), content)
  console.log(`${name.padEnd(48)}${content.length}`)
}
