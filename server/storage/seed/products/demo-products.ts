// All products of the demo, in the order in which they stand.

import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import type { DemoProduct, WholeDemoProduct } from '#server/storage/seed/demo-shape.ts'
import { productMeasures, productValues } from './demo-attributes.ts'
import { factsOf, said } from './demo-facts.ts'
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
import { curvesOf, orderingOf, specsOf, tablesOf } from './fact-tables.ts'
import { valuesOf } from './fact-values.ts'

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

const synonymsOf = ({ synonyms }: ReturnType<typeof factsOf>): Text => ({
  ...NO_TEXT,
  ...{ zh: synonyms.zh.join('、'), en: synonyms.en.join(', '), es: synonyms.es.join(', ') },
})

/** With all that their facts say. */
export const products: WholeDemoProduct[] = described.map(({ content, ...product }) => {
  const facts = factsOf(product.slug)
  return {
    ...product,
    content: {
      ...content,
      ...productMeasures[product.slug],
      values: { ...valuesOf(facts), ...productValues[product.slug] },
      specs: specsOf(facts),
      notFor: said(facts.notFor),
      synonyms: synonymsOf(facts),
      tables: tablesOf(facts),
      curves: curvesOf(facts),
      ...orderingOf(facts),
    },
    accessories: facts.accessories.flatMap((one) => one.product ?? []),
    sheet: true,
  }
})
