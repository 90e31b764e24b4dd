// The parts of a product page below the gallery, with a list of contents that stays in view.
import { LANGUAGE_FACTS } from '#contract/languages/language-codes.ts'
import type { Product } from '#contract/products/product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { spy } from '#web/site/behaviour/spy.ts'
import { type DocumentCard, DocumentRow } from '#web/site/cards/document-files.tsx'
import { differs, RegionChoice } from '#web/site/cards/regional.tsx'
import { UnitsSwitch } from '#web/site/cards/units-switch.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { useDrawn } from '#web/site/shell/head-notes.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { DataSheet } from './data-sheet.tsx'
import { Curve } from './facts/curve.tsx'
import { OrderCode } from './facts/order-code.tsx'
import { Parts, Replaces } from './facts/parts.tsx'
import { SizeTable } from './facts/size-table.tsx'
import { hasSpecs, Specs } from './facts/specs.tsx'
import '#web/site/prose.css'

type Props = { product: Product; documents: readonly DocumentCard[] }

export function ProductBody({ product, documents }: Props) {
  useDrawn('features/product/product-body.tsx')
  const texts = useTexts('site/product/product')
  const facts = useTexts('site/product/facts')
  const sizes = product.tables.filter(({ role }) => role !== 'limits')
  const limits = product.tables.filter(({ role }) => role === 'limits')
  const parts = [
    { id: 'highlights', label: texts.highlights, there: product.highlights.length > 0 },
    { id: 'description', label: texts.description, there: product.description !== null },
    { id: 'specs', label: texts.specs, there: hasSpecs(product) },
    { id: 'dimensions', label: facts.dimensions, there: sizes.length > 0 },
    { id: 'curves', label: facts.curves, there: limits.length + product.curves.length > 0 },
    { id: 'order', label: facts.order, there: product.orderCode.length > 0 },
    { id: 'parts', label: facts.parts, there: product.parts.length > 0 },
    { id: 'downloads', label: texts.downloads, there: true },
    { id: 'cases', label: texts.cases, there: product.cases.length > 0 },
    { id: 'accessories', label: texts.accessories, there: product.accessories.length > 0 },
  ].filter((part) => part.there)
  const has = (id: string) => parts.some((part) => part.id === id)
  return (
    <div className="product-body">
      {parts.length > 1 && (
        <nav className="anchors" aria-label={texts.onPage} ref={spy} key={parts.map(({ id }) => id).join()}>
          <ul>
            {parts.map(({ id, label }, at) => (
              <li key={id}>
                <SiteLink to={{ hash: id }} replace aria-current={at === 0 ? 'true' : undefined}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {has('highlights') && (
        <section id="highlights" aria-labelledby="highlights-head">
          <h2 id="highlights-head">{texts.highlights}</h2>
          <ul className="ruled plain">
            {product.highlights.map((highlight, at) => (
              <li key={highlight}>
                <Icon name="check" />
                <p>
                  <LocalText of={product} path={`highlights.${at}`} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {has('description') && (
        <section id="description" aria-labelledby="description-head">
          <h2 id="description-head">{texts.description}</h2>
          <div className="prose" lang={langOf(product, 'description')}>
            <RichText doc={product.description} pictures={product.illustrations} link={SiteLink} level={3} />
          </div>
        </section>
      )}
      {has('specs') && (
        <section id="specs" aria-labelledby="specs-head">
          <div className="part-head">
            <h2 id="specs-head">{texts.specs}</h2>
            {product.specs.some(({ rows }) => differs(rows)) && <RegionChoice />}
            <UnitsSwitch />
          </div>
          <Replaces product={product} />
          <Specs product={product} />
        </section>
      )}
      {has('dimensions') && (
        <section id="dimensions" aria-labelledby="dimensions-head">
          <h2 id="dimensions-head">{facts.dimensions}</h2>
          {sizes.map((table) => (
            <SizeTable key={table.role} table={table} />
          ))}
        </section>
      )}
      {has('curves') && (
        <section id="curves" aria-labelledby="curves-head">
          <h2 id="curves-head">{facts.curves}</h2>
          {limits.map((table) => (
            <SizeTable key={table.title} table={table} />
          ))}
          {limits.length > 0 && <p className="size-note">{facts.marks}</p>}
          {product.curves.map((curve) => (
            <Curve key={curve.title} curve={curve} />
          ))}
        </section>
      )}
      {has('order') && (
        <section id="order" aria-labelledby="order-head">
          <h2 id="order-head">{facts.order}</h2>
          <OrderCode product={product} />
        </section>
      )}
      {has('parts') && (
        <section id="parts" aria-labelledby="parts-head">
          <h2 id="parts-head">{facts.parts}</h2>
          <Parts product={product} />
        </section>
      )}
      {has('downloads') && (
        <section id="downloads" aria-labelledby="downloads-head">
          <h2 id="downloads-head">{texts.downloads}</h2>
          <p className="sheet-link">
            <DataSheet product={product} className="link" />
          </p>
          {documents.length > 0 && (
            <ul className="docs">
              {documents.map((document) => (
                <DocumentRow key={document.id} document={document} under={product.id} />
              ))}
            </ul>
          )}
          {product.downloads.length > 0 && <Downloads product={product} />}
        </section>
      )}
    </div>
  )
}

function Downloads({ product }: { product: Product }) {
  const texts = useTexts('site/product/product')
  const shown = useLanguage()
  return (
    <ul className="downloads">
      {product.downloads.map(({ key, name, type, bytes, title, language }, at) => (
        <li key={`${key}${language}`}>
          <a
            className="download"
            href={`/download/${key}`}
            download
            hrefLang={language === 'any' ? undefined : language}
          >
            <span className="file" aria-hidden="true">
              {type.toUpperCase()}
            </span>
            <span className="download-name">
              <b>{title ? <LocalText of={product} path={`downloads.${at}.title`} /> : name}</b>
              <small>
                {language === 'any' ? (
                  texts.allLanguages
                ) : (
                  <span lang={language}>{LANGUAGE_FACTS[language].name}</span>
                )}
                <span className="hidden-text"> {type.toUpperCase()}</span>
              </small>
            </span>
            <span className="download-size num">{fileSize(bytes, shown)}</span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  )
}
