// The lanes of the families on the home page with their styles; their script comes later.
import { later } from '#web/site/later/later.tsx'
import './sizing.css'
import './family-lines.css'

export const LaterFamilyLines = later(
  async () => (await import('./family-lines.tsx')).FamilyLines,
  'sizing-room',
)
