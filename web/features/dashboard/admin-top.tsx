// What visitors looked at and searched for, where they came from and with what.
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import type { TopReport, VisitedPage } from '#contract/console/dashboard.ts'
import { DECLARED, SINGLE } from '#contract/kinds/declared.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { usePermittedAddress } from '#web/admin/page-parts/record-link.ts'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { TextsOf } from '#web/i18n/messages.ts'
import { thousands } from '#web/ui/number-format.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { missingWordsQuery, type Span, topQuery } from './admin-api.ts'
import { Card } from './admin-card.tsx'

const SEARCH = '/webSystemManage/web_search'
const WORDS = 10

export function TopCards({ span }: { span: Span }) {
  const texts = useTexts('console/dashboard/visit')
  const language = useLanguage()
  const query = useQuery(topQuery(span))
  const way = usePermittedAddress()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const pages = (title: string, pick: (top: TopReport) => VisitedPage[], to: string, toName: string) => (
    <Card
      title={title}
      query={query}
      way={{ to: way(to), name: toName }}
      empty={{ is: (top) => pick(top).length === 0, description: texts.nothingCounted }}
    >
      {(top) => (
        <RankedList
          rows={pick(top).map((page) => ({
            key: `${page.page}:${page.id}`,
            name: <PageName page={page} />,
            times: page.times,
          }))}
        />
      )}
    </Card>
  )

  return (
    <div className="dash-cards">
      {pages(texts.pages, (top) => top.pages, '/webSystemManage/web_homepage', texts.editHome)}
      {pages(texts.topProducts, (top) => top.products, '/webSystemManage/web_product', texts.allProducts)}
      <Card
        title={texts.searches}
        query={query}
        empty={{ is: ({ searches }) => searches.length === 0, description: texts.nothingCounted }}
      >
        {({ searches }) => (
          <RankedList rows={searches.map(({ value, times }) => ({ key: value, name: value, times }))} />
        )}
      </Card>
      {way(SEARCH) && <MissingWords />}
      <Card
        title={texts.referrers}
        query={query}
        empty={{
          is: (top) => top.referrers.length + top.countries.length === 0,
          description: texts.nothingCounted,
        }}
      >
        {(top) => (
          <>
            <RankedList
              rows={top.referrers.map(({ value, times }) => ({
                key: value,
                name: value || texts.direct,
                times,
              }))}
            />
            {top.countries.length > 0 && (
              <RankedList
                rows={top.countries.map(({ value, times }) => ({
                  ...{ key: value, times, name: countries.of(value) ?? value },
                }))}
              />
            )}
          </>
        )}
      </Card>
      <Card
        title={texts.audience}
        query={query}
        empty={{ is: (top) => top.views === 0, description: texts.nothingCounted }}
      >
        {(top) => (
          <>
            <RankedList
              rows={top.devices.map(({ value, times }) => ({
                ...{ key: value, times, name: texts.devices[value as keyof typeof texts.devices] ?? value },
              }))}
            />
            <RankedList
              rows={top.languages.map(({ value, times }) => ({
                ...{ key: value, times, name: LANGUAGE_NAMES[value as keyof typeof LANGUAGE_NAMES] ?? value },
              }))}
            />
          </>
        )}
      </Card>
    </div>
  )
}

/** What a page is called that shows no single record. */
export function nameOfPage(
  page: string,
  kinds: Record<Kind, string>,
  { list, pageNames }: Pick<TextsOf<'console/dashboard/visit'>, 'list' | 'pageNames'>,
): string {
  const counted = ({ visits }: { visits: string }) => visits === page
  const one = SINGLE.find(counted)
  const many = DECLARED.find(counted)
  if (many) return list({ kinds: kinds[many.kind] })
  return one ? kinds[one.kind] : (pageNames[page as keyof typeof pageNames] ?? page)
}

/** The page in words; that of a record leads to where it is edited. */
function PageName({ page: { page, kind, id, title } }: { page: VisitedPage }) {
  const texts = useTexts('console/dashboard/visit')
  const language = useLanguage()
  const addressOf = useFormAddress()
  const kinds = useKindNames('many')
  if (!kind || id === null) return nameOfPage(page, kinds, texts)
  const name = (title && textIn(title, language)) || texts.gone({ id })
  const to = title && addressOf({ kind, id })
  return to ? <RouterLink to={to}>{name}</RouterLink> : name
}

function MissingWords() {
  const texts = useTexts('console/dashboard/visit')
  const query = useQuery(missingWordsQuery(WORDS))
  return (
    <Card
      title={texts.missingWords}
      description={texts.missingText}
      query={query}
      way={{ to: SEARCH, name: texts.allWords }}
      empty={{ is: ({ items }) => items.length === 0, description: texts.noMissing }}
    >
      {({ items }) => (
        <RankedList
          rows={items.map(({ id, word, lang, times }) => ({
            key: String(id),
            name: (
              <>
                {word} <small>{LANGUAGE_NAMES[lang]}</small>
              </>
            ),
            times,
          }))}
        />
      )}
    </Card>
  )
}

type RankedRow = { key: string; name: ReactNode; times: number }

function RankedList({ rows }: { rows: readonly RankedRow[] }) {
  const most = Math.max(...rows.map(({ times }) => times), 1)
  return (
    <ol className="dash-ranked">
      {rows.map(({ key, name, times }) => (
        <li key={key} style={{ '--share': times / most } as CSSProperties}>
          <span>{name}</span>
          <data value={times}>{thousands(times)}</data>
        </li>
      ))}
    </ol>
  )
}
