// What axe finds wrong with the page in sight, which is nothing.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Every rule that counts for WCAG 2.2 AA, and the good customs. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Ask = {
  /** A part of the page; without it the whole. */
  within?: string
  /** Only what shuts somebody out: customs of the console's component library are not ours. */
  serious?: boolean
}

/** `where` stands in the complaint. Axe stays in the page, so that the same page is judged again for little. */
export async function expectAccess(page: Page, where: string, { within, serious = false }: Ask = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const found = await page.evaluate(
    async ({ within, tags }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(within ?? document, {
        resultTypes: ['violations'],
        ...(tags && { runOnly: tags }),
      })
      return violations.map(({ id, impact, nodes }) => ({
        impact,
        says: `${id}: ${nodes.map(({ html, target }) => `${target.join(' ')} ${html}`).join('; ')}`,
      }))
    },
    { within, tags: serious ? undefined : ALL },
  )
  const counts = found.filter(({ impact }) => !serious || impact === 'serious' || impact === 'critical')
  expect(
    counts.map(({ says }) => says),
    where,
  ).toEqual([])
}

/** Waits until nothing of the console loads or moves; its stream of messages never ends, so the network is never idle. */
export async function standStill(page: Page) {
  const busy = page.locator('.console-busy, .ant-skeleton-active, .ant-spin-spinning')
  await expect(busy.filter({ visible: true })).toHaveCount(0)
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
  await expect.poll(running).toBe(0)
}
