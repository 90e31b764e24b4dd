// All products of the demo, in the order in which they stand.

import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { productAccessories, productMeasures, productValues } from './demo-attributes.ts'
import { ballValves } from './demo-products-ball-valves.ts'
import { butterflyValves } from './demo-products-butterfly-valves.ts'
import { centrifugalPumps } from './demo-products-centrifugal-pumps.ts'
import { electromagneticMeters } from './demo-products-electromagnetic.ts'
import { filters } from './demo-products-filters.ts'
import { gateways } from './demo-products-gateways.ts'
import { gearPumps } from './demo-products-gear-pumps.ts'
import { pressureTransmitters } from './demo-products-pressure.ts'
import { radarSensors } from './demo-products-radar.ts'
import { solenoidValves } from './demo-products-solenoid-valves.ts'
import { turbineMeters } from './demo-products-turbine.ts'
import { ultrasonicMeters } from './demo-products-ultrasonic.ts'

const described: DemoProduct[] = [
  ...electromagneticMeters,
  ...turbineMeters,
  ...ultrasonicMeters,
  ...ballValves,
  ...butterflyValves,
  ...solenoidValves,
  ...centrifugalPumps,
  ...gearPumps,
  ...filters,
  ...pressureTransmitters,
  ...radarSensors,
  ...gateways,
]

/** With values for the attributes of their types, and a data sheet of each. */
export const products: DemoProduct[] = described.map(({ content, ...product }) => ({
  ...product,
  content: {
    ...content,
    ...productMeasures[product.slug],
    values: { ...productValues[product.slug], ...content.values },
  },
  accessories: product.accessories ?? productAccessories[product.slug] ?? [],
  sheet: true,
}))
