// The head of a category: its picture on the pale ground, name and introduction over the calm left side.

import type { ComponentProps } from 'react'
import type { Picture as Pic } from '#contract/media/media.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { PaperLink } from '#web/site/cards/paper-link.tsx'
import { catalogPaper } from '#web/site/links/addresses.ts'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { type Localized, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'

type Props = {
  title: string
  /** What the tab and search engines say, when staff wrote it. */
  pageTitle?: string
  lede: string
  cover: Pic | null
  /** The record that title and lede come from. */
  spoken: Localized
  /** Its catalog, by the address of the page; null for none. */
  catalog?: string | null
  way: NonNullable<ComponentProps<typeof Crumbs>['way']>
}

export function TypeIntro({ title, pageTitle, lede, cover, spoken, catalog = null, way }: Props) {
  const language = useLanguage()
  const texts = useTexts('site/goods/product-type')
  const titleLanguage = langOf(spoken, 'productTypeName')
  return (
    <div className="intro">
      <PageTitle is={pageTitle || title} />
      {cover && (
        <div className="intro-media">
          {/* Phones do not show it, and do not fetch what is not shown unless they are told to hurry. */}
          <Picture of={cover} alt="" sizes="36rem" />
        </div>
      )}
      <div className="wrap">
        <Crumbs way={way} here={<span lang={titleLanguage}>{title}</span>} />
        <div className="intro-text">
          <h1 lang={titleLanguage}>
            <HeadWords text={title} />
          </h1>
          <p className="lede" lang={langOf(spoken, 'introduction')}>
            {lede}
          </p>
          {catalog !== null && (
            <p className="intro-paper">
              <PaperLink className="link" to={(units) => catalogPaper(language, catalog, units)}>
                {texts.catalog}
              </PaperLink>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
