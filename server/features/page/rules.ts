// How the page of the application is filled, and how an address of nothing reads.
import type { Language } from '#contract/languages/language-codes.ts'
import { DEEP_SCRIPT } from '#contract/site/rendering.ts'
import { THEME_COLOR } from '#contract/site/site.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/page')

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

/** Styles hold the first paint up, so a browser with few connections is to ask for them before any script. */
const ENTRY = '<script type="module"'

/** Puts language, title, head, data and the rendered page into the built one. */
export function fillPage(
  template: string,
  { language, brand, title, head, files, data, html, deep }: Filling,
): string {
  return template
    .replace('<html lang="zh">', () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${head}${deep ? DEEP : ''}`)
    .replace(
      '<script type="application/json" id="data">null</script>',
      () => `<script type="application/json" id="data">${data}</script>`,
    )
    .replace(template.includes(ENTRY) ? ENTRY : '</head>', (place) => files + brandLink(brand) + place)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

/** Allowed by its digest. */
export const ERROR_STYLE = `
  :root { color-scheme: light dark; font: 400 1.0625rem/1.6 "Segoe UI", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  body { margin: 0; min-height: 100svh; display: grid; align-content: center; padding: 2rem clamp(1.25rem, 8vw, 8rem); color: light-dark(#36485f, #c6d2df); background: light-dark(#fff, #0d1a2a); }
  main { border-top: 1px solid light-dark(#d6dfe9, #2a3d55); padding-top: 1.5rem; max-width: 40rem; position: relative; }
  main::before { content: ""; position: absolute; top: -1px; left: 0; width: 3.5rem; height: 3px; background: #409eff; }
  h1 { margin: 0 0 .75rem; font-size: clamp(1.875rem, 5vw, 2.875rem); font-weight: 500; line-height: 1.2; color: light-dark(#12263f, #f2f6fa); }
  a { color: light-dark(#005eb0, #86c3ff); text-underline-offset: .2em; }
`

/** Why there is no page: 503 is a store that does not answer, `busy` too many visitors at once. */
export type ErrorPage = 404 | 410 | 503 | 'busy'

const made = new Map<string, string>()

/** A small page of its own: it needs neither scripts nor files, and is made once. */
export function errorPage(why: ErrorPage, language: Language, companyName: string): string {
  const key = `${why} ${language}`
  const name = escapeHtml(companyName)
  const there = made.get(key)
  if (there?.includes(`- ${name}</title>`)) return there
  const { title, says, home } = words[why]
  const status = why === 'busy' ? 503 : why
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} - ${name}</title>
<style>${ERROR_STYLE}</style>
</head>
<body><main><p>${status}</p><h1>${title[language]}</h1><p>${says[language]}</p><p><a href="${status === 503 ? '' : '/'}">${home[language]}</a></p></main></body>
</html>`
  made.set(key, page)
  return page
}
