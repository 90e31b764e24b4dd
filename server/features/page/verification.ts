// Tags by which search engines and services know whose site this is: names and contents of the settings, always escaped.
import type { HeadTag } from '#contract/site/setting.ts'
import { escapeHtml } from '#server/parts/escape-html.ts'

/** Puts the tags at the end of the head of a page. */
export function withHeadTags(page: string, tags: readonly HeadTag[]): string {
  if (tags.length === 0) return page
  const written = tags.map(
    ({ name, content }) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">\n`,
  )
  return page.replace('</head>', () => `${written.join('')}</head>`)
}
