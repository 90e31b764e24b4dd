// The way to a page as machines read it: https://schema.org/BreadcrumbList.
import type { BreadcrumbList } from 'schema-dts'

type Page = { html: string; origin: string; path: string }

/** Machines are told the way that visitors see above the page. */
export function breadcrumbs({ html, origin, path }: Page): BreadcrumbList[] {
  const list = /<nav class="crumbs"[^>]*><ol>(.*?)<\/ol>/s.exec(html)?.[1]
  if (list === undefined) return []
  const steps = [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, step = '']) => ({
    name: plain(step),
    item: origin + (/href="([^"]*)"/.exec(step)?.[1] ?? path),
  }))
  const itemListElement = steps.map((step, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    ...step,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => ENTITIES[name] ?? all)
