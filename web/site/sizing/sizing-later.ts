// The sizing lines with their styles; their scripts come later.
import { later } from '#web/site/later/later.tsx'
import './sizing.css'
import './family-lines.css'
import './chart.css'
import './duty.css'

export const LaterSizingLine = later(
  async () => (await import('./sizing-line.tsx')).SizingLine,
  'sizing-room',
)
export const LaterFamilyLines = later(
  async () => (await import('./family-lines.tsx')).FamilyLines,
  'sizing-room',
)
