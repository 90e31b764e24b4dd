// The Equal Earth projection (Šavrič, Patterson, Jenny, 2018): where a point of the globe stands on the drawn map of the world.

import type { MapPoint } from '#contract/fields/field.ts'

/** The map, in its own units. */
export const MAP_WIDTH = 1000
export const MAP_HEIGHT = 440
/** Units of the drawn land in one of the map: its coordinates are whole numbers (`scripts/places/world-map.ts`). */
export const FINE = 2

const A1 = 1.340264
const A2 = -0.081106
const A3 = 0.000893
const A4 = 0.003796
const M = Math.sqrt(3) / 2
/** Half the width of the whole globe, before it is scaled. */
const HALF = Math.PI / (M * A1)
const SCALE = MAP_WIDTH / (2 * HALF)
/** Units above the equator. */
const ABOVE = 243
/** The meridian in the middle: the edge of the map goes through the Bering Strait and cuts no land. */
const CENTER = 11.5

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** From the left and from the top, in units of the map. */
export function onMap({ latitude, longitude }: MapPoint): { x: number; y: number } {
  const theta = Math.asin(M * Math.sin(radians(latitude)))
  const two = theta * theta
  const six = two * two * two
  const turned = ((((longitude - CENTER + 180) % 360) + 360) % 360) - 180
  const x = (radians(turned) * Math.cos(theta)) / (M * (A1 + 3 * A2 * two + six * (7 * A3 + 9 * A4 * two)))
  const y = theta * (A1 + A2 * two + six * (A3 + A4 * two))
  return { x: MAP_WIDTH / 2 + x * SCALE, y: ABOVE - y * SCALE }
}
