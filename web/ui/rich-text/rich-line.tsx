// The words of a line: bold, code, links and the rest, each as an element of its own.
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { isExternal } from '#contract/inputs/checks.ts'
import { isLinkTarget } from '#rich-text/link-target.ts'
import type { DocInline, Mark } from '#rich-text/rich-doc.ts'

/** How a link within the site is made; `hash` alone for a place on the same page. */
export type LinkTo = ComponentType<{ to: string | { hash: string }; children: ReactNode }>

const ELEMENTS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const

/** Text and line breaks with their marks. */
export function RichLine({ of, link }: { of: readonly DocInline[] | undefined; link: LinkTo }) {
  return of?.map((node, at) =>
    node.type === 'hardBreak' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
      <br key={at} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{marked(node.text, node.marks ?? [], link)}</Fragment>
    ),
  )
}

function marked(text: string, marks: readonly Mark[], link: LinkTo): ReactNode {
  // biome-ignore-start lint/correctness/useJsxKeyInIterable: one inside the other, no list
  return marks.toReversed().reduce<ReactNode>((inside, mark) => {
    if (mark.type === 'link') return <Leading href={mark.attrs.href} link={link} says={inside} />
    const Tag = ELEMENTS[mark.type]
    return <Tag>{inside}</Tag>
  }, text)
  // biome-ignore-end lint/correctness/useJsxKeyInIterable: one inside the other, no list
}

/** Judged once more where it is drawn: a target that slipped into the store by another way leads nowhere. */
function Leading({ href, link: Link, says }: { href: string; link: LinkTo; says: ReactNode }) {
  if (!isLinkTarget(href)) return says
  if (/^https?:/i.test(href)) {
    return (
      <a href={href} rel="noopener noreferrer" target="_blank" data-out="">
        {says}
      </a>
    )
  }
  if (isExternal(href)) return <a href={href}>{says}</a>
  return <Link to={href.startsWith('#') ? { hash: href } : href}>{says}</Link>
}
