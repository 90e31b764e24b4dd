// The files of a document by language, each with its type and size, and where each leads.
import type { ComponentProps } from 'react'
import type { CallAt } from '#contract/calls.ts'
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import type { OutputOf } from '#contract/wire/call.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { formatDay } from '#web/ui/day.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { langOf } from '#web/ui/local-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import './document-files.css'

/** A document as lists have it, the newest edition first. */
export type DocumentCard = OutputOf<CallAt<'/api/web/document/listAll'>>['items'][number]
type Edition = DocumentCard['editions'][number]
type Offered = { key: string; type: string; bytes: number; language: Edition['files'][number]['language'] }

/** The files that are there, the one in the language of the page first. */
function offered({ files }: Edition, language: Language): Offered[] {
  const there = files.flatMap(({ file, language }) => (file ? [{ ...file, language }] : []))
  return there.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  )
}

/** Of the newest edition the lasting address, which the first file of each language has; of older ones that very file. */
function fileAddress(document: DocumentCard, edition: Edition, file: Offered): string {
  if (edition !== document.editions[0])
    return `/download/${file.key}?edition=${encodeURIComponent(edition.edition)}`
  const first = edition.files.find(({ language }) => language === file.language)
  return first?.file?.key === file.key
    ? `/download/document/${document.id}/${file.language}`
    : `/download/${file.key}`
}

export function EditionFiles({ document, edition }: { document: DocumentCard; edition: Edition }) {
  const texts = useTexts('site/documents/document')
  const language = useLanguage()
  return (
    <ul className="doc-files">
      {offered(edition, language).map((file) => (
        <li key={`${file.key}${file.language}`}>
          <FileLink
            to={document.byMail ? null : fileAddress(document, edition, file)}
            data-mine={file.language === language || undefined}
            hrefLang={file.language === 'any' ? undefined : file.language}
          >
            {file.language === 'any' ? (
              <span>{texts.allLanguages}</span>
            ) : (
              <span lang={file.language}>{LANGUAGE_FACTS[file.language].name}</span>
            )}
            <small>
              {file.type.toUpperCase()} <span className="num">{fileSize(file.bytes, language)}</span>
            </small>
            <Icon name={document.byMail ? 'mail' : 'download'} />
          </FileLink>
        </li>
      ))}
    </ul>
  )
}

/** A file to download; without an address it says what there is. */
function FileLink({ to, children, ...how }: { to: string | null } & Omit<ComponentProps<'a'>, 'href'>) {
  if (to === null) return <span className="doc-file">{children}</span>
  return (
    <a href={to} {...how}>
      {children}
    </a>
  )
}

/** Models that a row names; of more it says how many. */
const NAMED = 4

type RowProps = {
  document: DocumentCard
  level?: 'h2' | 'h3' /** The product that it stands under. */
  under?: number
}

/** A document in a list: what it is, its newest edition and the files of that. */
export function DocumentRow({ document, level: Heading = 'h3', under }: RowProps) {
  const texts = useTexts('site/documents/document')
  const language = useLanguage()
  const [newest, ...older] = document.editions
  if (!newest) return null
  const models = document.products.flatMap(({ id, productModel }) => (id === under ? [] : [productModel]))
  const isThere = newest.files.some((file) => file.language === language || file.language === 'any')
  const named = models.slice(0, NAMED).join(', ')
  const rest = models.length - NAMED
  const alsoFor =
    rest > 0 ? texts.alsoForMore({ models: named, count: rest }) : texts.alsoFor({ models: named })
  const facts = [
    document.type && texts.types[document.type],
    texts.edition({ edition: newest.edition }),
    document.byMail && texts.byMail,
    document.number && `${texts.number} ${document.number}`,
    document.validUntil &&
      !document.over &&
      texts.validUntil({ day: formatDay(document.validUntil, language) }),
    under !== undefined && models.length > 0 && alsoFor,
  ].filter(Boolean)
  return (
    <li className="doc">
      <div>
        <Heading lang={langOf(document, 'title')}>
          <SiteLink to={document.address}>
            <HeadWords text={document.title} />
          </SiteLink>
        </Heading>
        <p>
          {document.over && (
            <>
              <b className="doc-expired">
                {texts.expired({ day: formatDay(document.validUntil, language) })}
              </b>
              {' · '}
            </>
          )}
          {facts.join(' · ')}
          {!isThere && ` · ${texts.notYet}`}
          {older.length > 0 && (
            <>
              {' · '}
              <SiteLink className="text-link" to={`${document.address}#older`}>
                {texts.older({ count: older.length })}
              </SiteLink>
            </>
          )}
        </p>
      </div>
      <div>
        <EditionFiles document={document} edition={newest} />
        {document.byMail && (
          <SiteLink className="link" to={`${document.address}#enquiry`}>
            <Icon name="mail" />
            {texts.sendLink}
          </SiteLink>
        )}
      </div>
    </li>
  )
}
