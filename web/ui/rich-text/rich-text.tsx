// Draws a rich text: our own elements for each known node, so that nothing but text ever comes out of content (decision 26).
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense } from 'react'
import { isExternal } from '#contract/inputs/external.ts'
import type { Illustration } from '#contract/media/media.ts'
import { isLinkTarget } from '#rich-text/link-target.ts'
import type { DocBlock, DocInline, DocItem, DocRow, Mark, RichDoc } from '#rich-text/rich-doc.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { Whole } from '#web/ui/words/whole.tsx'
import { headingsOf } from './rich-headings.ts'

/** Few texts have a video; the others do without what draws it. */
const VideoFacade = lazy(async () => ({
  default: (await import('#web/ui/pictures/video-facade.tsx')).VideoFacade,
}))

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

type Props = {
  doc: RichDoc | null
  /** The pictures that stand in it; one that is not among them is left out with its frame. */
  pictures: readonly Illustration[]
  /** How a link within the site is made. */
  link: LinkTo
  /** The order of its highest headings: 3 where the page has a heading of the second order above it. */
  level?: 2 | 3
  /** What the ids of its headings begin with; of its own where several texts stand on a page. */
  ids?: string
  /** The first paragraph leads in, in larger type. */
  lead?: boolean
  /** Stands around each picture, such as a link that enlarges it. */
  frame?: (picture: Illustration, drawn: ReactNode) => ReactNode
}

type Drawing = {
  pictures: ReadonlyMap<string, Illustration>
  ids: ReadonlyMap<object, string>
  link: LinkTo
  shift: number
  table: string
  frame: NonNullable<Props['frame']>
}

const bare: NonNullable<Props['frame']> = (_, drawn) => drawn

/** The text as elements; draws the same on the server and in the browser. */
export function RichText({ doc, pictures, link, level = 2, ids, lead = false, frame = bare }: Props) {
  const texts = useTexts('site/ui').richText
  if (!doc) return null
  const drawing: Drawing = {
    pictures: new Map(pictures.map((picture) => [picture.figure, picture])),
    ids: new Map(headingsOf(doc, ids).map(({ node, id }) => [node, id])),
    link,
    shift: level - 2,
    table: texts.table,
    frame,
  }
  const [first, ...rest] = doc.content
  if (!lead || first?.type !== 'paragraph') return blocks(doc.content, drawing)
  return (
    <>
      <p className="lead">
        <RichLine of={first.content} link={link} />
      </p>
      {blocks(rest, drawing)}
    </>
  )
}

const blocks = (nodes: readonly DocBlock[], drawing: Drawing): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no identity but their place
  nodes.map((node, at) => <Block key={at} node={node} drawing={drawing} />)

function Block({ node, drawing }: { node: DocBlock; drawing: Drawing }) {
  switch (node.type) {
    case 'paragraph':
      return <p>{node.content && <RichLine of={node.content} link={drawing.link} />}</p>
    case 'heading': {
      const Tag = `h${Math.min(6, node.attrs.level + drawing.shift)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
      return (
        <Tag id={drawing.ids.get(node)}>
          <RichLine of={node.content} link={drawing.link} />
        </Tag>
      )
    }
    case 'bulletList':
      return <ul>{items(node.content, drawing)}</ul>
    case 'orderedList':
      return (
        <ol {...(node.attrs.start !== 1 && { start: node.attrs.start })}>{items(node.content, drawing)}</ol>
      )
    case 'blockquote':
      return <blockquote>{blocks(node.content, drawing)}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code {...(node.attrs.language && { 'data-language': node.attrs.language })}>
            {node.content?.map(({ text }) => text).join('')}
          </code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'figure':
      return <Figure node={node} drawing={drawing} />
    case 'video':
      return (
        <Suspense fallback={<figure className="video" />}>
          <VideoFacade {...node.attrs} />
        </Suspense>
      )
    case 'table':
      return <Table rows={node.content} drawing={drawing} />
  }
}

const items = (nodes: readonly DocItem[], drawing: Drawing): ReactNode =>
  nodes.map(({ content }, at) => {
    const [only] = content
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <li key={at}>
        {content.length === 1 && only?.type === 'paragraph' ? (
          <RichLine of={only.content} link={drawing.link} />
        ) : (
          blocks(content, drawing)
        )}
      </li>
    )
  })

function Figure({ node, drawing }: { node: Extract<DocBlock, { type: 'figure' }>; drawing: Drawing }) {
  const { key, caption, alt } = node.attrs
  const known = drawing.pictures.get(key)
  const picture = known && (alt === undefined ? known : { ...known, alt })
  if (!picture) return caption === '' ? null : <p>{caption}</p>
  return (
    <figure>
      {drawing.frame(picture, <Picture of={picture} sizes="(max-width: 48rem) 92vw, 44rem" />)}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** A table stands in a frame that scrolls by itself, also by keyboard. */
function Table({ rows, drawing }: { rows: readonly DocRow[]; drawing: Drawing }) {
  const first = rows[0]
  const headed = first?.content.every((cell) => cell.type === 'tableHeader') === true && rows.length > 1
  const row = ({ content }: DocRow, at: number, scope: 'col' | 'row') => (
    <tr key={at}>
      {content.map(({ type, attrs, content: inside }, place) => {
        const [only] = inside
        const Cell = type === 'tableHeader' ? 'th' : 'td'
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={place}
            {...(type === 'tableHeader' && { scope })}
            {...(attrs.colspan > 1 && { colSpan: attrs.colspan })}
            {...(attrs.rowspan > 1 && { rowSpan: attrs.rowspan })}
          >
            {inside.length === 1 && only?.type === 'paragraph' ? (
              <RichLine of={only.content} link={drawing.link} />
            ) : (
              blocks(inside, drawing)
            )}
          </Cell>
        )
      })}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section className="prose-table" aria-label={drawing.table} tabIndex={0}>
      <table>
        {headed && first && <thead>{row(first, 0, 'col')}</thead>}
        <tbody>{rows.map((one, at) => (headed && at === 0 ? null : row(one, at, 'row')))}</tbody>
      </table>
    </section>
  )
}

/** Text and line breaks with their marks. */
function RichLine({ of, link }: { of: readonly DocInline[] | undefined; link: LinkTo }) {
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
  return marks.toReversed().reduce<ReactNode>(
    (inside, mark) => {
      if (mark.type === 'link') return <Leading href={mark.attrs.href} link={link} text={inside} />
      const Tag = ELEMENTS[mark.type]
      return <Tag>{inside}</Tag>
    },
    <Whole text={text} />,
  )
  // biome-ignore-end lint/correctness/useJsxKeyInIterable: one inside the other, no list
}

/** Judged once more where it is drawn: a target that slipped into the store by another way leads nowhere. */
function Leading({ href, link: Link, text }: { href: string; link: LinkTo; text: ReactNode }) {
  if (!isLinkTarget(href)) return text
  if (/^https?:/i.test(href)) {
    return (
      <a href={href} rel="noopener noreferrer" target="_blank" data-out="">
        {text}
      </a>
    )
  }
  if (isExternal(href)) return <a href={href}>{text}</a>
  return <Link to={href.startsWith('#') ? { hash: href } : href}>{text}</Link>
}
