// What a category says of itself in one line.
import { expect, test } from 'vitest'
import { firstSentence } from './range.tsx'

test('the first sentence ends where its language ends one', () => {
  expect(firstSentence('From DN 10 to 0.5 bar. More.')).toBe('From DN 10 to 0.5 bar.')
  expect(firstSentence('手动、气动与电动切断。DN 8 到 DN 400。')).toBe('手动、气动与电动切断。')
  expect(firstSentence('¿Qué tubería? Otra.')).toBe('¿Qué tubería?')
  expect(firstSentence('No end')).toBe('No end')
  expect(firstSentence('')).toBe('')
})
