// What pages of events, vacancies and kinds of the owner share: how they begin, the picture above the story, the form that stands beside it.
import type { ComponentProps, ReactNode } from 'react'
import type { Picture as Shown } from '#contract/media/media.ts'
import type { ShownSpec } from '#contract/products/product-card.ts'
import { SideFacts } from '#web/site/cards/side-facts.tsx'
import { useAskedWords } from '#web/site/enquiry-form/asked-words.ts'
import { EnquiryPlace } from '#web/site/enquiry-form/enquiry-place.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { ARRIVED } from '#web/site/motion/morph.ts'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { type Localized, LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import '#web/site/listing/listing.css'

type Told = Localized & {
  id: number
  title: string
  summary: string
  cover: Shown | null
  seo: { title: string }
  side: readonly ShownSpec[]
}
type FrameProps = { record: Told; way: ComponentProps<typeof Crumbs>['way']; children: ReactNode }

/** The title of the tab, the trail, and what the record is called and about. */
export function RecordFrame({ record, way, children }: FrameProps) {
  return (
    <article className="wrap">
      <PageTitle is={record.seo.title || record.title} />
      <Crumbs way={way ?? []} here={<LocalText of={record} path="title" />} />
      <header className="list-head">
        <h1 lang={langOf(record, 'title')}>
          <HeadWords text={record.title} />
        </h1>
        {record.summary && (
          <p className="lede" lang={langOf(record, 'summary')}>
            {record.summary}
          </p>
        )}
        <SideFacts of={record} />
      </header>
      {children}
    </article>
  )
}

/** How wide it is drawn beside what a page says in short. */
const BESIDE = '(max-width: 991px) 92vw, 50rem'

/** The picture that the story begins with, where there is one. */
export function StoryPicture({ record, sizes = BESIDE }: { record: Told; sizes?: string }) {
  if (!record.cover) return null
  return (
    <div className={`plate wide ${ARRIVED}`}>
      <Picture of={record.cover} sizes={sizes} first lang={langOf(record, 'cover.alt')} />
    </div>
  )
}

type AskProps = {
  record: Told
  kind: Parameters<typeof useAskedWords>[0]
  /** The anchor of the form, and the class that places it. */
  id: string
  className: string
  title: string
  fields: ComponentProps<typeof EnquiryPlace>['fields']
}

/** The form to register or to apply with, in the words of the kind. */
export function AskHere({ record, kind, id, className, title, fields }: AskProps) {
  const words = useAskedWords(kind)
  return (
    <section className={className} id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>
        <HeadWords text={title} />
      </h2>
      <EnquiryPlace about={{ id: record.id, title: record.title }} words={words} fields={fields} />
    </section>
  )
}
