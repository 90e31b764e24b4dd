// Addresses of pictures: what is on the ladder passes, the rest is refused; the format for each browser.
import { expect, test } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { chooseFormat, readVariantQuery, variantName } from './image-query.ts'

const filepath = `${'0f'.repeat(20)}.jpg`

test('every part that is left out gets its meaning from the others', () => {
  expect(readVariantQuery({ filepath })).toEqual({ key: filepath, size: null, format: null })
  expect(readVariantQuery({ filepath, w: '640' }).size).toEqual({ width: 640, height: null, fit: 'inside' })
  expect(readVariantQuery({ filepath, w: '640', fit: 'inside' }).size).toEqual({
    width: 640,
    height: null,
    fit: 'inside',
  })
  expect(readVariantQuery({ filepath, w: '640', h: '480' }).size).toEqual({
    width: 640,
    height: 480,
    fit: 'cover',
  })
  expect(readVariantQuery({ filepath, w: '160', h: '90', fit: 'cover', format: 'webp' })).toMatchObject({
    size: { width: 160, height: 90, fit: 'cover' },
    format: 'webp',
  })
})

test('heights are those of the five shapes, rounded', () => {
  for (const [w, h] of [
    [320, 320],
    [320, 240],
    [320, 400],
    [320, 180],
    [320, 137],
    [2560, 1097],
  ] as const) {
    expect(readVariantQuery({ filepath, w: String(w), h: String(h) }).size).toMatchObject({
      width: w,
      height: h,
    })
  }
})

test.each<Record<string, unknown>>([
  { w: '99999' },
  { w: '-1' },
  { w: 'abc' },
  { w: '' },
  { w: '0640' },
  { w: '640.0' },
  { w: '6.4e2' },
  { w: ' 640' },
  { w: 640 },
  { w: '641' },
  { w: ['640', '640'] },
  { w: { 0: '640' } },
  { h: '480' },
  { w: '640', h: '481' },
  { w: '640', h: '-480' },
  { w: '640', h: ['480'] },
  { w: '640', h: '480', fit: 'inside' },
  { w: '640', fit: 'cover' },
  { w: '640', fit: 'fill' },
  { w: '640', h: '480', fit: ['cover', 'cover'] },
  { fit: 'cover' },
  { format: 'svg' },
  { format: 'gif' },
  { format: 'AVIF' },
  { format: '' },
  { format: ['avif', 'webp'] },
  { quality: '100' },
  { constructor: '1' },
])('%j is refused with 400', (query) => {
  expect(() => readVariantQuery({ filepath, ...query })).toThrow(
    expect.objectContaining({ code: CODE.invalid }),
  )
})

test.each([
  undefined,
  '',
  '../../etc/passwd',
  '/etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  `/${filepath}`,
  `../${filepath}`,
  `${filepath}/..`,
  `${filepath}\n`,
  filepath.replace('.jpg', '.svg'),
  filepath.toUpperCase(),
  [filepath],
  'http://169.254.169.254/latest',
])('the filepath %j is refused with 400', (given) => {
  expect(() => readVariantQuery({ filepath: given })).toThrow(
    expect.objectContaining({ code: CODE.invalid, fields: { filepath: expect.anything() } }),
  )
})

test('a variant is named after all that makes it', () => {
  const size = { width: 640, height: 480, fit: 'cover' } as const
  expect(variantName(filepath, size, 'avif')).toBe(`v/${filepath}/640x480-cover.avif`)
  expect(variantName(filepath, { width: 640, height: null, fit: 'inside' }, 'jpeg')).toBe(
    `v/${filepath}/640x0-inside.jpeg`,
  )
  expect(variantName(filepath, size, 'avif', '0123abcd')).toBe(`v/${filepath}/640x480-cover-0123abcd.avif`)
})

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
test.each([
  [CHROME, 'jpg', 'avif'],
  [CHROME, 'png', 'avif'],
  [CHROME, 'avif', 'avif'],
  [CHROME, 'gif', 'webp'],
  [CHROME, 'webp', 'webp'],
  ['image/webp,image/*,*/*;q=0.8', 'jpg', 'webp'],
  ['image/webp', 'png', 'webp'],
  ['image/webp', 'avif', 'avif'],
  ['IMAGE/AVIF;q=0.9 , */*', 'jpg', 'avif'],
  ['image/avif;q=0, image/webp', 'jpg', 'webp'],
  ['image/avif; q=0.000,*/*', 'jpg', 'jpeg'],
  ['image/*,*/*;q=0.8', 'jpg', 'jpeg'],
  ['*/*', 'png', 'png'],
  ['', 'gif', 'gif'],
  [undefined, 'jpg', 'jpeg'],
] as const)('a browser that accepts %j is given a %s as %s', (accept, type, format) => {
  expect(chooseFormat(accept, type)).toBe(format)
})
