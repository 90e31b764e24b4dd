// One document: its newest edition by language, older ones behind a disclosure, the products it is about.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { EditionFiles } from '#web/site/cards/document-files.tsx'
import { OwnFactList } from '#web/site/cards/own-fact-list.tsx'
import { ProductCards } from '#web/site/cards/product-card.tsx'
import { SideFacts } from '#web/site/cards/side-facts.tsx'
import { useAskedWords } from '#web/site/enquiry-form/asked-words.ts'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { found, recordIdOr } from '#web/site/links/record-id.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { SectionHead } from '#web/site/section-head.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { Day, formatDay } from '#web/ui/day.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './document.css'
import '#web/site/listing/listing.css'

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const asked = { id: recordIdOr(addresses.documents, args), lang: door.language() }
  const { signal } = args.request
  const document = await found(door.read('/api/web/document/getById', asked, { signal }))
  // The edition of a link to a file that is no longer the newest, if that is what led here.
  const was = args.url.searchParams.get('was')
  return {
    document,
    was: document.editions.slice(1).find(({ edition }) => edition === was) ?? null,
    /** Whether a link of a letter led here whose time is over. */
    isOver: args.url.searchParams.get('link') === 'over',
  }
}

type Document = Awaited<ReturnType<typeof loader>>['document']

export function Component() {
  const { document, was, isOver } = useLoaderData<typeof loader>()
  const texts = useTexts('site/documents/document')
  const language = useLanguage()
  const [newest, ...older] = document.editions
  const isThere = newest?.files.some((file) => file.language === language || file.language === 'any')
  return (
    <>
      <PageTitle is={document.seo.title || document.title} />
      <article className="wrap list-page">
        <Crumbs
          way={[{ to: addresses.documents, label: texts.title }]}
          here={<LocalText of={document} path="title" />}
        />
        {was && newest && <Newer was={was.edition} edition={newest.edition} />}
        <header className="list-head">
          {document.type && <p className="kicker">{texts.types[document.type]}</p>}
          <h1 lang={langOf(document, 'title')}>
            <HeadWords text={document.title} />
          </h1>
          <p className="lede" lang={langOf(document, 'summary')}>
            {document.summary}
          </p>
          <ul className="doc-facts">
            {document.number !== '' && (
              <li>
                {texts.number} {document.number}
              </li>
            )}
            {document.validUntil !== '' && (
              <li className={document.over ? 'doc-expired' : undefined}>
                {texts[document.over ? 'expired' : 'validUntil']({
                  day: formatDay(document.validUntil, language, 'long'),
                })}
              </li>
            )}
          </ul>
          <OwnFactList of={document} />
          <SideFacts of={document} />
        </header>
        {newest && (
          <section className="doc-newest" aria-labelledby="newest">
            <h2 id="newest">
              {texts.edition({ edition: newest.edition })}
              <Day date={newest.date} />
            </h2>
            <EditionFiles document={document} edition={newest} />
            <p>
              {!isThere && `${texts.notYet} `}
              {document.byMail ? texts.mailedText : texts.lasting}
            </p>
            {document.byMail && (
              <SiteLink className="button" to={{ hash: 'enquiry' }}>
                <Icon name="mail" />
                {texts.sendLink}
              </SiteLink>
            )}
          </section>
        )}
        {older.length > 0 && (
          <details className="doc-older" id="older" open={was !== null}>
            <summary>{texts.older({ count: older.length })}</summary>
            <p>{texts.olderNote}</p>
            {older.map((edition) => (
              <section key={`${edition.date} ${edition.edition}`}>
                <h3>
                  {texts.edition({ edition: edition.edition })}
                  <Day date={edition.date} />
                </h3>
                <EditionFiles document={document} edition={edition} />
              </section>
            ))}
          </details>
        )}
      </article>
      {document.byMail && <AskForIt document={document} isOver={isOver} />}
      {document.products.length > 0 && (
        <section className="section mist" aria-labelledby="about">
          <div className="wrap">
            <SectionHead id="about" title={texts.forProducts} small />
            <ProductCards products={document.products} tag={false} />
          </div>
        </section>
      )}
    </>
  )
}

/** The form by which the link is sent; whose link is over is told so where the form is. */
function AskForIt({ document: { id, title }, isOver }: { document: Document; isOver: boolean }) {
  const words = useAskedWords('document')
  const texts = useTexts('site/documents/document')
  return (
    <Enquiry
      title={isOver ? texts.linkOver : words.title}
      lede={isOver ? texts.linkOverText : words.lede}
      subject={title}
      about={{ id, title }}
      words={words}
      byMail
    />
  )
}

/** Says that a link led to an edition that another has replaced; its files stand below, open. */
function Newer({ was, edition }: { was: string; edition: string }) {
  const texts = useTexts('site/documents/document')
  return (
    <aside className="doc-newer" aria-labelledby="newer">
      <h2 id="newer">{texts.newer}</h2>
      <p>
        {texts.newerText({ was, edition })}{' '}
        <a className="text-link" href="#older">
          {texts.openOld({ was })}
        </a>
      </p>
    </aside>
  )
}
