// One record of a kind that the owner made: its picture, its text, what it says in short, and the products it names.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { reveal } from '#web/site/behaviour/reveal.ts'
import { ProductCards } from '#web/site/cards/product-card.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { ArrowLink } from '#web/site/links/arrow-link.tsx'
import { ownKindAt } from '#web/site/links/own-kinds.ts'
import { found, recordIdOr } from '#web/site/links/record-id.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useEnlarge } from '#web/site/motion/enlarge.tsx'
import { RunningText } from '#web/site/running-text.tsx'
import { SectionHead } from '#web/site/section-head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RecordFrame, StoryPicture } from '../record-frame.tsx'
import { type OwnRecord, readOwn } from './read.ts'
import { hasShort, ShortFacts } from './short-facts.tsx'
import './own.css'
import '#web/site/prose.css'

export async function loader(args: LoaderFunctionArgs) {
  const own = await ownKindAt(args, 'record')
  const door = doorOf(args)
  const asked = { id: recordIdOr(`/${own.list}`, args), lang: door.language() }
  const { signal } = args.request
  const record = await found(readOwn(door, own.kind, 'getById', { asked, signal }))
  return { own, record }
}

export function Component() {
  const { own, record } = useLoaderData<typeof loader>()
  const texts = useTexts('site/own/own')
  const products = record.products ?? []
  const list = `/${own.list}`
  const Page = PAGES[own.layout]
  return (
    <>
      <RecordFrame record={pictured(record)} way={[{ to: list, label: own.many }]}>
        <Page />
      </RecordFrame>
      {products.length > 0 && (
        <section className="section mist" aria-labelledby="products">
          <div className="wrap reveal" ref={reveal}>
            <SectionHead id="products" title={texts.products}>
              <ArrowLink to={list}>{own.many}</ArrowLink>
            </SectionHead>
            <ProductCards products={products} />
          </div>
        </section>
      )}
    </>
  )
}

/** The picture across the page, then what it says in short beside the text. */
function CardsPage() {
  return (
    <div className="own-page" data-layout="cards">
      <Cover sizes={ACROSS} />
      <Short />
      <Text />
    </div>
  )
}

/** A story with its picture, what it says in short at the side. */
function RowsPage() {
  return (
    <div className="own-page" data-layout="rows">
      <div className="own-story">
        <Cover />
        <Text />
      </div>
      <Short />
    </div>
  )
}

/** What it says in short first and wide, the picture beside it, the text below. */
function TablePage() {
  const { record } = useLoaderData<typeof loader>()
  return (
    <div className="own-page" data-layout="table">
      <Short />
      <Cover {...(!hasShort(record) && { sizes: ACROSS })} />
      <Text />
    </div>
  )
}

const PAGES = { cards: CardsPage, rows: RowsPage, table: TablePage } as const

/** A kind may have no part for a picture. */
const pictured = (record: OwnRecord) => ({ ...record, cover: record.cover ?? null })

/** How wide the picture is drawn where it runs across the page. */
const ACROSS = '(max-width: 1700px) 92vw, 96rem'

function Cover({ sizes }: { sizes?: string }) {
  const { record } = useLoaderData<typeof loader>()
  return <StoryPicture record={pictured(record)} {...(sizes && { sizes })} />
}

function Text() {
  const { record } = useLoaderData<typeof loader>()
  const { frame, dialog } = useEnlarge(record.title, record.illustrations)
  const { body = null } = record
  const asks = !hasShort(record)
  if (!body && !asks) return null
  return (
    <div className="own-text">
      {body && (
        <div className="prose">
          <RunningText of={{ ...record, body }} path="body" frame={frame} />
          {dialog}
        </div>
      )}
      {asks && <Ask />}
    </div>
  )
}

function Short() {
  const { own, record } = useLoaderData<typeof loader>()
  const texts = useTexts('site/own/own')
  if (!hasShort(record)) return null
  return (
    <section className="own-short" aria-labelledby="short">
      <h2 id="short">{texts.inShort}</h2>
      <dl>
        <ShortFacts own={own} of={record} />
      </dl>
      <Ask />
    </section>
  )
}

/** At the end of what it says in short, or else of the text. */
function Ask() {
  const { record } = useLoaderData<typeof loader>()
  const texts = useTexts('site/own/own')
  return (
    <p className="own-ask">
      <SiteLink className="button" to={addresses.askAbout(record.id)}>
        {texts.ask}
        <Icon name="arrow" />
      </SiteLink>
    </p>
  )
}
