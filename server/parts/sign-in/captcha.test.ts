// The captcha: codes that nobody confuses, pictures of the promised size, comparison without regard to case.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  CAPTCHA_HEIGHT,
  CAPTCHA_WIDTH,
  drawCaptcha,
  newCaptchaCode,
  sameCode,
  secureRandom,
  sketch,
} from './captcha.ts'
import { CAPTCHA_CHARACTERS, strokesOf } from './captcha-glyphs.ts'

test('a code has four characters of the alphabet, and codes differ', () => {
  const codes = Array.from({ length: 50 }, () => newCaptchaCode(secureRandom))
  for (const code of codes) expect(code).toMatch(/^[369ACEFHJKMNPRTUWXY]{4}$/)
  expect(new Set(codes).size).toBeGreaterThan(40)
  expect(newCaptchaCode(() => 0.999999)).toHaveLength(4)
})

test('the alphabet has none of the characters that people confuse', () => {
  expect(CAPTCHA_CHARACTERS.join('')).not.toMatch(/[0OQD1ILZ25S8BGVa-z]/)
  for (const character of CAPTCHA_CHARACTERS) expect(strokesOf(character).flat().length).toBeGreaterThan(8)
})

test('a picture is a PNG of 264 by 96', async () => {
  const picture = await drawCaptcha('A3KX', secureRandom)
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'png',
    width: CAPTCHA_WIDTH,
    height: CAPTCHA_HEIGHT,
  })
})

const greys = (svg: string) =>
  sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()

test('no threshold separates the characters from what lies around them', async () => {
  // What a threshold finds of the characters beside what it finds of all else: chance is 0.5, clean ink is 1.
  const best: number[] = []
  for (let picture = 0; picture < 12; picture += 1) {
    const { svg, ink } = sketch(newCaptchaCode(secureRandom), secureRandom)
    const [shown, mask] = [await greys(svg), await greys(ink)]
    const dark = { ink: new Uint32Array(257), rest: new Uint32Array(257) }
    const count = { ink: 0, rest: 0 }
    for (const [at, value] of shown.entries()) {
      const part = (mask[at] ?? 255) < 128 ? 'ink' : 'rest'
      dark[part][value + 1] = (dark[part][value + 1] ?? 0) + 1
      count[part] += 1
    }
    expect(count.ink / shown.length).toBeGreaterThan(0.1)
    const found = { ink: 0, rest: 0 }
    let judged = 0
    for (let threshold = 0; threshold <= 256; threshold += 1) {
      found.ink += dark.ink[threshold] ?? 0
      found.rest += dark.rest[threshold] ?? 0
      const right = (found.ink / count.ink + 1 - found.rest / count.rest) / 2
      judged = Math.max(judged, right, 1 - right)
    }
    best.push(judged)
  }
  expect(best.reduce((sum, one) => sum + one, 0) / best.length).toBeLessThan(0.65)
  expect(Math.max(...best)).toBeLessThan(0.8)
})

test('no two pictures are the same, neither of two codes nor of one', async () => {
  const [one, again, other] = await Promise.all([
    drawCaptcha('A3KX', secureRandom),
    drawCaptcha('A3KX', secureRandom),
    drawCaptcha('W6HT', secureRandom),
  ])
  expect(one.equals(again)).toBe(false)
  expect(one.equals(other)).toBe(false)
})

test('every character stays inside the picture however it is bent', async () => {
  for (const chance of [0, 0.25, 0.5, 0.75, 0.999]) {
    const pixels = await greys(sketch('WMXW', () => chance).ink)
    const edges = pixels.filter((_, index) => {
      const [x, y] = [index % CAPTCHA_WIDTH, Math.floor(index / CAPTCHA_WIDTH)]
      return x === 0 || y === 0 || x === CAPTCHA_WIDTH - 1 || y === CAPTCHA_HEIGHT - 1
    })
    expect(Math.min(...edges)).toBeGreaterThan(200)
  }
})

test('a code is compared without regard to case, spaces around it and the width of letters', () => {
  expect(sameCode('A3KX', 'a3kx')).toBe(true)
  expect(sameCode('A3KX', ' A3Kx ')).toBe(true)
  expect(sameCode('A3KX', 'Ａ３ｋｘ')).toBe(true)
  expect(sameCode('A3KX', 'A3KY')).toBe(false)
  expect(sameCode('A3KX', 'A3K')).toBe(false)
  expect(sameCode('A3KX', '')).toBe(false)
})
