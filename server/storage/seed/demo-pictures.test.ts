// What must hold for the pictures of the demo: all there, all used, and each of what it stands beside.
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demo } from './demo.ts'
import { pictureFile } from './demo-pictures.ts'

const named = [
  ...demo.types.flatMap((type) => type.content.covers),
  ...demo.products.flatMap((product) => product.content.gallery),
  ...demo.home.slides.flatMap(({ picture, night = null }) => [picture, night]),
  demo.home.strengthsPicture,
  ...demo.about.pictures,
  demo.about.certificate,
  ...demo.news.map((piece) => piece.cover),
  ...demo.cases.flatMap(({ cover, gallery = [] }) => [cover, ...gallery]),
].filter((file) => file !== null)

describe('pictures', () => {
  const files = readdirSync(new URL('media/', import.meta.url), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
  const listed = new Map(demo.media.map((one) => [one.file, one.alt]))

  it('every picture named is in the folder and has an alternative text in three languages', () => {
    for (const file of named) {
      expect(existsSync(pictureFile(file)), file).toBe(true)
      expect(listed.get(file), file).toBeDefined()
    }
  })

  it('the list and the folder hold the same pictures, and each is used', () => {
    expect([...listed.keys()].sort()).toEqual([...files].sort())
    expect([...new Set(named)].sort()).toEqual([...files].sort())
  })

  it('no two products begin with the same picture, and none shows the hero, the laboratory or the fair', () => {
    const galleries = demo.products.map(({ content }) => content.gallery)
    expect(new Set(galleries.map(([first]) => first)).size).toBe(demo.products.length)
    expect(galleries.flat().filter((file) => !/^(product|detail|case)-/.test(file))).toEqual([])
  })

  it('the pictures of a project are of that project alone, or details of what was built into it', () => {
    const shown = demo.cases.flatMap(({ cover, gallery = [] }) => [cover, ...gallery])
    expect(shown.filter((file) => !/^(case|detail)-/.test(file ?? ''))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
  })
})
