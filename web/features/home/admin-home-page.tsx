// The page on which the home page is edited.
import type { ReactNode } from 'react'
import { useEditing } from '#web/admin/editor/editing.ts'
import { StoredEditor } from '#web/admin/editor/editor-page.tsx'
import { PageParts } from '#web/admin/editor/inputs/page-parts.tsx'
import { SeoBlock } from '#web/admin/editor/seo/seo-block.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { homeQuery } from './admin-api.ts'
import type { HomeForm } from './admin-home-draft.ts'
import { Featured, Head } from './admin-home-fields.tsx'
import { HOME_KIND, HOME_TITLE } from './admin-home-kind.ts'
import { Certificates, Figures, Partners, Strengths } from './admin-home-lines.tsx'
import { Slides } from './admin-home-slides.tsx'
import './admin-home.css'

export function AdminHomePage() {
  const { page } = useTexts('console/home')
  return (
    <StoredEditor kind={HOME_KIND} query={homeQuery} words={{ newTitle: page, unnamed: page }}>
      <HomeParts />
      <HomeSeo />
    </StoredEditor>
  )
}

/** In the order of the page itself. */
function HomeParts() {
  const { sections: texts } = useTexts('console/home')
  const part = (key: keyof typeof texts, content: ReactNode) => ({ key, ...texts[key], content })
  return (
    <PageParts
      parts={[
        part('slides', <Slides />),
        part(
          'range',
          <>
            <Head names={['rangeTitle', 'rangeLede']} />
            <Featured list="featuredTypes" kind="productType" />
          </>,
        ),
        part(
          'products',
          <>
            <Head names={['hotTitle']} />
            <Featured list="featuredProducts" kind="product" />
          </>,
        ),
        part(
          'strengths',
          <>
            <Head names={['strengthsTitle']} />
            <Strengths />
            <Figures />
          </>,
        ),
        part('cases', <Featured list="featuredCases" kind="successCase" />),
        part('news', <Featured list="featuredNews" kind="news" />),
        part(
          'partners',
          <>
            <Head names={['partnersTitle']} />
            <Partners />
          </>,
        ),
        part(
          'certificates',
          <>
            <Head names={['certificatesTitle']} />
            <Certificates />
          </>,
        ),
        part('ask', <Head names={['askTitle', 'askLede']} />),
      ]}
    />
  )
}

/** What is left empty is made from the first slide. */
function HomeSeo() {
  const { form } = useEditing<HomeForm>()
  const [first] = form.slides
  return (
    <SeoBlock
      title={first?.title ?? { zh: '', en: HOME_TITLE.en, es: '' }}
      description={first?.lede ?? { zh: '', en: '', es: '' }}
      picture={first?.picture ?? null}
      path=""
    />
  )
}
