// Passwords that the console makes for people.
import { expect, test } from 'vitest'
import { madePassword } from './made-password.ts'

test('a made password has 14 characters of three kinds and none that look alike', () => {
  const made = Array.from({ length: 300 }, () => madePassword())
  for (const password of made) {
    expect(password).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{14}$/)
    expect(password).toMatch(/[a-z].*/)
    expect(password).toMatch(/[A-Z]/)
    expect(password).toMatch(/[2-9]/)
  }
  expect(new Set(made).size).toBe(300)
})

test('a draw without all three kinds is thrown away', () => {
  let drawn = 0
  // Fourteen small letters first, then every kind in turn.
  const password = madePassword((limit) => (drawn++ < 14 ? 0 : (drawn * 11) % limit))
  expect(drawn).toBeGreaterThanOrEqual(28)
  expect(password).not.toBe('aaaaaaaaaaaaaa')
})
