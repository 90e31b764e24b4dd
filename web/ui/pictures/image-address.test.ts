// Which widths of a picture are offered, and where they are.
import { expect, test } from 'vitest'
import { IMAGE_WIDTHS } from '#contract/media/media-sizes.ts'
import { imageAddress, imageSet, imageWidths } from './image-address.ts'

const KEY = 'ab907e80a7d577240ad6b213d89938cf842aa31f.jpg'
const query = (address: string) => Object.fromEntries(new URL(address, 'http://site.invalid').searchParams)

test('the format is left to the browser', () => {
  expect(query(imageAddress(KEY, 640))).toEqual({ filepath: KEY, w: '640' })
})

test('a cut asks for the height that its shape gives', () => {
  expect(query(imageAddress(KEY, 320, [4, 5]))).toEqual({ filepath: KEY, w: '320', h: '400', fit: 'cover' })
  expect(query(imageAddress(KEY, 160, [16, 9]))).toMatchObject({ h: '90' })
})

test('no width is offered above the next step over the picture itself', () => {
  expect(imageWidths({ width: 1200, height: 900 })).toEqual([160, 320, 480, 640, 960, 1280])
  expect(imageWidths({ width: 640, height: 480 })).toEqual([160, 320, 480, 640])
  expect(imageWidths({ width: 100, height: 100 })).toEqual([160])
  expect(imageWidths({ width: 8000, height: 6000 })).toEqual([...IMAGE_WIDTHS])
})

test('a cut counts by the part of the picture that is left', () => {
  expect(imageWidths({ width: 1200, height: 900 }, [4, 5])).toEqual([160, 320, 480, 640, 960])
})

test('each address of a set says how wide it is', () => {
  const set = imageSet({ key: KEY, width: 320, height: 240, alt: '' }).split(', ')
  expect(set).toEqual([`/image?filepath=${KEY}&w=160 160w`, `/image?filepath=${KEY}&w=320 320w`])
})
