// The page on which the about-us page is edited.
import type { ReactNode } from 'react'
import { useEditing } from '#web/admin/editor/editing.ts'
import { StoredEditor } from '#web/admin/editor/editor-page.tsx'
import { PageParts } from '#web/admin/editor/inputs/page-parts.tsx'
import { PictureField, PicturesField } from '#web/admin/editor/inputs/picture-field.tsx'
import { RichWordsField } from '#web/admin/editor/inputs/rich-words-field.tsx'
import { WordsField } from '#web/admin/editor/inputs/words-field.tsx'
import { SeoBlock } from '#web/admin/editor/seo/seo-block.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { AboutForm } from './admin-about-draft.ts'
import { ABOUT_KIND, ABOUT_TITLE } from './admin-about-kind.ts'
import { Culture, Honours, Timeline } from './admin-about-lines.tsx'
import { Offices } from './admin-about-offices.tsx'
import { aboutQuery } from './admin-api.ts'

/** Limits of the contract (`contract/site/about.ts`). */
const LENGTHS = {
  kicker: 60,
  title: 120,
  profileTitle: 120,
  timelineTitle: 120,
  cultureTitle: 120,
  honoursTitle: 120,
  honoursLede: 300,
  officesTitle: 120,
}
const PICTURES = 4

export function AdminAboutPage() {
  const { page } = useTexts('console/about')
  return (
    <StoredEditor kind={ABOUT_KIND} query={aboutQuery} words={{ newTitle: page, unnamed: page }}>
      <AboutParts />
      <AboutSeo />
    </StoredEditor>
  )
}

/** In the order of the page itself. */
function AboutParts() {
  const { sections: texts, fields, hints } = useTexts('console/about')
  const { form, change } = useEditing<AboutForm>()
  const part = (key: keyof typeof texts, content: ReactNode) => ({ key, ...texts[key], content })
  return (
    <PageParts
      parts={[
        part(
          'head',
          <>
            <Head name="title" required />
            <Head name="kicker" />
            <PicturesField
              path="pictures"
              label={fields.pictures}
              hint={hints.pictures}
              keys={form.pictures}
              max={PICTURES}
              onChange={(update) =>
                change('pictures', (before) => ({ ...before, pictures: update(before.pictures) }))
              }
            />
          </>,
        ),
        part(
          'profile',
          <>
            <Head name="profileTitle" />
            <RichWordsField path="profile" label={fields.profile} required />
          </>,
        ),
        part(
          'timeline',
          <>
            <Head name="timelineTitle" />
            <Timeline />
          </>,
        ),
        part(
          'culture',
          <>
            <Head name="cultureTitle" />
            <Culture />
          </>,
        ),
        part(
          'honours',
          <>
            <Head name="honoursTitle" />
            <Head name="honoursLede" />
            <PictureField
              path="certificate"
              label={fields.certificate}
              value={form.certificate}
              onChange={(certificate) => change('certificate', (before) => ({ ...before, certificate }))}
            />
            <Honours />
          </>,
        ),
        part(
          'offices',
          <>
            <Head name="officesTitle" />
            <Offices />
          </>,
        ),
      ]}
    />
  )
}

function Head({ name, required = false }: { name: keyof typeof LENGTHS; required?: boolean }) {
  const { fields } = useTexts('console/about')
  const { form, change } = useEditing<AboutForm>()
  return (
    <WordsField
      path={name}
      label={fields[name]}
      value={form[name]}
      max={LENGTHS[name]}
      required={required}
      {...(name === 'honoursLede' && { rows: [2, 4] as [number, number] })}
      onChange={(text) => change(name, (before) => ({ ...before, [name]: text }))}
    />
  )
}

/** What is left empty is made from the head of the page. */
function AboutSeo() {
  const { form } = useEditing<AboutForm>()
  return (
    <SeoBlock
      title={ABOUT_TITLE}
      description={form.title}
      picture={form.pictures[0] ?? null}
      path="aboutus"
    />
  )
}
