import { expect, test } from 'vitest'
import { chosenValue } from './chosen-value.ts'

const choice = (key: string, name: string, ...values: string[]) => ({
  ...{ key, name, type: 'choice' as const, values: values.map((value) => ({ name: value })) },
})

test('a chosen value that another field has too is called with its field', () => {
  const [housing, shaft] = [choice('o1', 'Housing', 'Steel', 'Brass'), choice('o2', 'Shaft', 'Steel')]
  expect(chosenValue(housing, 'Steel', [housing, shaft])).toBe('Housing: Steel')
  expect(chosenValue(shaft, 'Steel', [housing, shaft])).toBe('Shaft: Steel')
  expect(chosenValue(housing, 'Brass', [housing, shaft])).toBe('Brass')
})

test('a chosen yes is called with what it answers', () => {
  const dry = { key: 'o1', name: 'Oil-free', type: 'yesNo' as const, values: [{ name: 'Yes' }] }
  expect(chosenValue(dry, 'Yes', [dry])).toBe('Oil-free: Yes')
})
