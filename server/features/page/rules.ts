// How the page of the application is filled, and how an address of nothing reads.

import { DEFAULT_LINE, writeLanguages } from '#contract/languages/chosen-line.ts'
import { directionOf, type Language, SITE_LANGUAGES } from '#contract/languages/language-codes.ts'
import { DEEP_SCRIPT } from '#contract/site/rendering.ts'
import { THEME_COLOR } from '#contract/site/site.ts'
import { OWN_KINDS } from '#own-kinds'
import { escapeHtml } from '#server/parts/escape-html.ts'
import { SITE } from '#this-site'

export type Filling = {
  language: Language
  /** The theme colour of the site. */
  brand: string
  title: string
  /** Elements, already written. */
  head: string
  /** Elements after the styles that every page has, whose order they keep. */
  files: string
  /** JSON without `<`. */
  data: string
  html: string
  /** The hash may name another page than the one that is there. */
  deep: boolean
}

const DEEP = `<style>html[data-deep] #root{display:none}</style><script>${DEEP_SCRIPT}</script>`

/** The languages of the site, where they are others than those that the program is made with. */
const LINE = writeLanguages(SITE_LANGUAGES)
const CHOSEN = LINE === DEFAULT_LINE ? '' : ` data-languages="${escapeHtml(JSON.stringify(SITE))}"`

/** The kinds of the owner, for the console, which begins where a hash may name its page, or where nothing could be rendered. */
const KINDS = OWN_KINDS.length === 0 ? '' : ` data-kinds="${escapeHtml(JSON.stringify(OWN_KINDS))}"`

/** A sheet that holds up the first paint, so that no other colour flashes; the default stands in the style sheet of every page. */
const brandLink = (colour: string) =>
  /^#[0-9a-f]{6}$/i.test(colour) && colour.toLowerCase() !== THEME_COLOR.toLowerCase()
    ? `<link rel="stylesheet" href="/brand/${colour.slice(1).toLowerCase()}.css">`
    : ''

/** The sheet at such an address, stronger than the default wherever it stands; null for what names no colour. */
export function brandSheet(name: string): string | null {
  const [, colour] = /^([0-9a-f]{6})\.css$/.exec(name) ?? []
  return colour === undefined ? null : `:root:root{--brand:#${colour}}`
}

/** From left to right is what browsers take for granted. */
const dirOf = (language: Language) => (directionOf(language) === 'rtl' ? ' dir="rtl"' : '')

/** Styles hold the first paint up, so a browser with few connections is to ask for them before any script. */
const ENTRY = '<script type="module"'

/** Puts language, title, head, data and the rendered page into the built one. */
export function fillPage(
  template: string,
  { language, brand, title, head, files, data, html, deep }: Filling,
): string {
  return template
    .replace(
      '<html lang="zh">',
      () => `<html lang="${language}"${dirOf(language)}${CHOSEN}${deep || html === '' ? KINDS : ''}>`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${head}${deep ? DEEP : ''}`)
    .replace(
      '<script type="application/json" id="data">null</script>',
      () => `<script type="application/json" id="data">${data}</script>`,
    )
    .replace(template.includes(ENTRY) ? ENTRY : '</head>', (place) => files + brandLink(brand) + place)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}
