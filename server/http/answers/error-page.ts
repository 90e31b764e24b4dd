// The small page of its own that says why there is no other: it needs neither scripts nor files.
import { directionOf, type Language } from '#contract/languages/language-codes.ts'
import { escapeHtml } from '#server/parts/escape-html.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/page')

/** Allowed by its digest. */
export const ERROR_STYLE = `
  :root { color-scheme: light dark; font: 400 1.0625rem/1.6 "Segoe UI", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  body { margin: 0; min-height: 100svh; display: grid; align-content: center; padding: 2rem clamp(1.25rem, 8vw, 8rem); color: light-dark(#36485f, #c6d2df); background: light-dark(#fff, #0d1a2a); }
  main { border-top: 1px solid light-dark(#d6dfe9, #2a3d55); padding-top: 1.5rem; max-width: 40rem; position: relative; }
  main::before { content: ""; position: absolute; top: -1px; inset-inline-start: 0; width: 3.5rem; height: 3px; background: #409eff; }
  h1 { margin: 0 0 .75rem; font-size: clamp(1.875rem, 5vw, 2.875rem); font-weight: 500; line-height: 1.2; color: light-dark(#12263f, #f2f6fa); }
  a { color: light-dark(#005eb0, #86c3ff); text-underline-offset: .2em; }
`

/**
 * Why there is no page: 503 is a store that does not answer, `busy` too many visitors at once, `paper` a PDF that cannot be made,
 * `file` a file that nobody may download, `link` one that is sent by mail and whose link opens nothing.
 */
export type ErrorPage = 404 | 410 | 503 | 'busy' | 'paper' | 'file' | 'link'
/** The status of each, and where it leads; `''` is the same address once more. */
const HOW: Readonly<Record<ErrorPage, { status: number; to: (language: Language) => string }>> = {
  404: { status: 404, to: () => '/' },
  410: { status: 410, to: () => '/' },
  503: { status: 503, to: () => '' },
  busy: { status: 503, to: () => '' },
  paper: { status: 503, to: () => '' },
  file: { status: 404, to: (language) => `/${language}/document` },
  link: { status: 404, to: (language) => `/${language}/document` },
}
export const statusOf = (why: ErrorPage): number => HOW[why].status

const made = new Map<string, string>()

/** A small page of its own: it needs neither scripts nor files, and is made once. */
export function errorPage(why: ErrorPage, language: Language, companyName: string): string {
  const key = `${why} ${language}`
  const name = escapeHtml(companyName)
  const there = made.get(key)
  if (there?.includes(`- ${name}</title>`)) return there
  const { title, says, home } = words[why]
  const { status, to } = HOW[why]
  const page = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} - ${name}</title>
<style>${ERROR_STYLE}</style>
</head>
<body><main><p>${status}</p><h1 dir="auto">${title[language]}</h1><p dir="auto">${says[language]}</p><p><a href="${to(language)}">${home[language]}</a></p></main></body>
</html>`
  made.set(key, page)
  return page
}
