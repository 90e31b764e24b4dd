// The looks that pages are judged in: languages, widths and schemes, in turn so that each run sees every pair of them.
import { expect, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../contract/languages/language-codes.ts'

export type Look = { language: Language; width: number; scheme: 'light' | 'dark' }

const WIDTHS = [360, 768, 1440]
const SCHEMES = ['light', 'dark'] as const

/** With `LOOKS=all` each page is judged in every look there is. */
export const everyLook = process.env.LOOKS === 'all'

/**
 * The looks of the page with a number in a language. Three languages make a Latin square: each language, each width and both
 * schemes once a page, and over six pages whatever goes together.
 */
export function looksOf(language: Language, page: number): [Look, ...Look[]] {
  const turn = LANGUAGES.indexOf(language)
  const width = WIDTHS[(turn + page) % WIDTHS.length] ?? 360
  const scheme = (turn + Math.floor(page / WIDTHS.length)) % 2 ? 'dark' : 'light'
  const others = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ language, width, scheme })))
  return [{ language, width, scheme }, ...(everyLook ? others : [])]
}

/** Nothing of the page is wider than the window, once what follows its width has done so. */
export const fitsWidth = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
