// Pages of kinds that the owner made as machines read them. What such a record is nobody knows, so its page is told.
import type { CollectionPage, ItemPage, Organization } from 'schema-dts'
import type { Site } from '#contract/site/site.ts'

/** What the page of a list, or of one record, was given. */
export type OwnPage = { own: Site['kinds'][number] } & (
  | { items: readonly { title: string; address: string }[] }
  | { record: { title: string; publishTime: string } }
)

/** Null for any other page; those of an inquiry were given what is their visitor's own. */
export const ownPageIn = (data: unknown): OwnPage | null =>
  typeof data === 'object' && data !== null && 'own' in data && ('items' in data || 'record' in data)
    ? (data as OwnPage)
    : null

type Around = {
  url: string
  /** What the addresses of records go on from. */
  home: string
  language: string
  description: string
  image: { image: string } | null
  publisher: Organization
}

export function ownPage(
  page: OwnPage,
  { url, home, language, description, image, publisher }: Around,
): CollectionPage | ItemPage {
  const around = { url, inLanguage: language, ...(description && { description }), ...image, publisher }
  if ('record' in page)
    return {
      ...{ '@type': 'ItemPage', name: page.record.title, ...around },
      datePublished: page.record.publishTime,
    }
  const { own, items } = page
  return {
    ...{ '@type': 'CollectionPage', name: own.many, ...around },
    ...(items.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: items.map(({ title, address }, at) => ({
          ...{ '@type': 'ListItem' as const, position: at + 1 },
          ...{ name: title, url: home + address },
        })),
      },
    }),
  }
}
