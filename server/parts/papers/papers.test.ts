// Papers are set by a process of their own, in the letters that each language takes, and nothing stays when nobody asks.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { TurnedAway } from '#server/parts/long-work/fair-line.ts'
import { textOf } from '#server/testing/papers/pdf-text.ts'
import { SITE } from '#server/testing/papers/settings-of-papers.ts'
import { frameOf } from './frame.ts'
import { keptPapers, type Paper } from './kept-papers.ts'
import { createPapers } from './papers.ts'

const NOTHING = { figures: [], points: [], sizes: null, left: [], right: [], notFor: null, order: null }
const sheet = (summary: string): Paper => ({
  template: 'sheet',
  data: {
    ...frameOf(SITE, {
      ...{ language: 'zh', note: '', address: 'https://lanbo.example/zh/productDetail/1', logoFile: null },
      head: { title: '技术数据表', of: 'LEM-300', edition: '2026-11-22' },
    }),
    ...{ model: 'LEM-300', name: '电磁流量计', summary, picture: null, ...NOTHING, curves: [], tables: [] },
  },
  files: {},
})
const task = (summary: string) => ({ ...sheet(summary), files: {} })
const papers = createPapers()
afterAll(() => papers.stop())

test('Chinese, names with rare characters, and signs of the trade are set as they were said', async () => {
  const said = '喆堃公司：±0.2%，“实流标定” ≤ 5 µS/cm，∅ 18，m³/h'
  const [page = ''] = await textOf(await papers.set('a', task(said)))
  for (const words of ['电磁流量计', 'LEM-300', '喆堃公司', '±0.2%', '实流标定', 'µS/cm', 'm³/h'])
    expect(page.replaceAll(/\s/g, '').normalize('NFKC')).toContain(words.normalize('NFKC'))
})

test('what is said is never taken for markup of the papers', async () => {
  const said = '#panic("x") $x$ *bold* <a> @ref #include "frame.typ"'
  const [page = ''] = await textOf(await papers.set('a', task(said)))
  expect(page).toContain('#panic("x")')
  expect(page).toContain('*bold*')
})

test('the process ends when nobody asks for a while, and begins again with the next', async () => {
  const short = createPapers({ calmMs: 20 })
  expect(short.running()).toBe(false)
  const first = await short.set('a', task('One'))
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  await expect.poll(short.running).toBe(false)
  expect((await short.set('a', task('Two'))).length).toBeGreaterThan(1000)
  short.stop()
})

test('a paper that takes too long is given up, and the next one is set; more than a line holds are turned away', async () => {
  const hasty = createPapers({ mostMs: 1 })
  await expect(hasty.set('a', task('One'))).rejects.toThrow('too long')
  hasty.stop()
  const many = Array.from({ length: 40 }, (_, at) => papers.set('a', task(`No. ${at}`)))
  const ends = await Promise.allSettled(many)
  const away = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(away.length).toBe(9)
  expect(away.every((reason) => reason instanceof TurnedAway)).toBe(true)
})

test('a template that cannot be set says so and ends nothing', async () => {
  const broken = { template: 'sheet', data: { lang: 'en' }, files: {} } as const
  await expect(papers.set('a', broken)).rejects.toThrow('could not be set')
  expect((await papers.set('a', task('Next'))).length).toBeGreaterThan(1000)
})

test('a paper is set once and kept by what it says; one that says something else is another', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'papers-')), 'papers')
  const kept = keptPapers(papers, folder, () => {})
  const [one, other] = [sheet('One'), sheet('Other')]
  expect(kept.tagOf(one)).toBe(kept.tagOf(sheet('One')))
  expect(kept.tagOf(one)).not.toBe(kept.tagOf(other))
  expect(existsSync(folder)).toBe(false)
  const [first, again] = await Promise.all([1, 2].map(() => kept.pdf('a', kept.tagOf(one), one)))
  expect(first).toBe(again)
  expect(readdirSync(folder)).toEqual([`${kept.tagOf(one)}.pdf`])
  expect((await kept.pdf('a', kept.tagOf(one), one)).equals(first ?? Buffer.of())).toBe(true)
  rmSync(folder, { recursive: true })
})
