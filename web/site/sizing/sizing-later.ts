// The sizing line of a family with its styles; its script comes later.
import { later } from '#web/site/later/later.tsx'
import './sizing.css'
import './sizing-line.css'

export const LaterSizingLine = later(
  async () => (await import('./sizing-line.tsx')).SizingLine,
  'sizing-room',
)
