// What drawings of a product are made of: said once, drawn on its page and on its papers.

/** A figure in both systems of units; `us` is null where those are the same. */
export type Said = { metric: string; us: string | null }

/** `look` is a class of the page's style sheet (`web/features/product/facts/drawings.css`, `web/site/sizing/chart.css`), and what papers know it by. */
export type Look =
  | 'drawing-outline'
  | 'drawing-axis'
  | 'drawing-ring'
  | 'drawing-ring drawing-round'
  | 'drawing-hole'
  | 'drawing-dimension'
  | 'drawing-arrow'
  | 'drawing-name'
  | 'drawing-note'
  | 'chart-grid'
  | 'chart-grid zero'
  | 'chart-tick'
  | 'chart-axis'
  | 'chart-band'
  | 'chart-line'
  | 'chart-line first'
  | 'chart-point'
  | 'chart-text'
  | 'chart-text chart-minor'
  | 'chart-name'

type Text = {
  is: 'text'
  look: Look
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** Read from below. */
  upright?: boolean
  /** Words as they are, and figures that follow the units. */
  says: readonly (string | Said)[]
}
export type Shape =
  | { is: 'rect'; look: Look; x: number; y: number; width: number; height: number; rx?: number }
  | { is: 'circle'; look: Look; x: number; y: number; r: number; title?: string }
  | { is: 'path'; look: Look; d: string }
  | Text

export type Picture = { width: number; height: number; shapes: Shape[] }

/** A tenth of a unit is finer than any line. */
export const round = (value: number) => Math.round(value * 10) / 10
