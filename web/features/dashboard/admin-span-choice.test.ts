import { expect, test } from 'vitest'
import { readSpan } from './admin-span-choice.tsx'

test('the address says which days are shown, and what it says wrongly is the usual span', () => {
  const read = (query: string) => readSpan(new URLSearchParams(query))
  expect(read('days=7')).toEqual({ days: 7 })
  expect(read('from=2026-06-01&to=2026-06-15')).toEqual({ from: '2026-06-01', to: '2026-06-15' })
  for (const wrong of ['', 'days=8', 'from=2026-06-15&to=2026-06-01', 'from=2026-06-01', 'from=x&to=y']) {
    expect(read(wrong)).toEqual({ days: 30 })
  }
})
