// The about-us page: profile, timeline, culture, honours, offices. `#qiye` and `#lianxi` are where the redirects of spec §2 lead.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { doorOf } from '#web/client/door.ts'
import { spy } from '#web/site/behaviour/spy.ts'
import { readOffices } from '#web/site/dealers/dealers.ts'
import { Enquiry } from '#web/site/enquiry-form/enquiry.tsx'
import { Crumbs } from '#web/site/links/crumbs.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { PageTitle } from '#web/site/shell/page-title.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'
import { Culture, Honours, Privacy, Timeline } from './about-sections.tsx'
import { Offices } from './offices.tsx'
import { readWords, useWords } from './words.ts'
import './about.css'
import '#web/site/prose.css'

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  const lang = door.language()
  const [about, words] = await Promise.all([
    door.read('/api/web/aboutus/getById', { lang }, { signal: args.request.signal }),
    readWords(lang),
  ])
  return { about, words, offices: await readOffices(door, about, { signal: args.request.signal }) }
}

export function Component() {
  const { about, offices } = useLoaderData<typeof loader>()
  const texts = useWords()
  const parts = [
    { id: 'qiye', label: texts.profile },
    ...(about.timeline.length > 0 ? [{ id: 'lishi', label: texts.history }] : []),
    ...(about.culture.length > 0 ? [{ id: 'wenhua', label: texts.culture }] : []),
    ...(about.honours.length > 0 ? [{ id: 'rongyu', label: texts.honours }] : []),
    { id: 'lianxi', label: texts.contact },
    { id: 'privacy', label: texts.privacy.title },
  ]
  return (
    <>
      <PageTitle is={about.seo.title || texts.about} />
      <div className="wrap">
        <Crumbs here={texts.about} />
      </div>
      <header className="wrap about-head">
        {about.kicker && <LocalText as="p" className="kicker" of={about} path="kicker" />}
        <h1 lang={langOf(about, 'title')}>
          <HeadWords text={about.title} />
        </h1>
      </header>
      {about.pictures.length > 0 && (
        <div className="wrap about-pictures" data-count={about.pictures.length}>
          {about.pictures.map((picture, at) => (
            <div className="plate" key={picture.key}>
              <Picture
                of={picture}
                sizes={
                  at === 0
                    ? '(max-width: 599px) 90vw, (max-width: 1700px) 60vw, 63rem'
                    : '(max-width: 1700px) 30vw, 32rem'
                }
                first={at === 0}
                lang={langOf(about, `pictures.${at}.alt`)}
              />
            </div>
          ))}
        </div>
      )}
      <AboutNav parts={parts} />
      <section className="section" id="qiye" aria-labelledby="profile">
        <div className="wrap split profile">
          <h2 id="profile" lang={langOf(about, 'profileTitle')}>
            <HeadWords text={about.profileTitle} />
          </h2>
          <div className="prose" lang={langOf(about, 'profile')}>
            <RichText doc={about.profile} pictures={about.illustrations} link={SiteLink} level={3} />
          </div>
        </div>
      </section>
      <Timeline about={about} />
      <Culture about={about} />
      <Honours about={about} />
      <Offices about={about} offices={offices} />
      <Enquiry title={texts.askTitle} lede={texts.askLede} />
      <Privacy />
    </>
  )
}

/** The parts of the page, in a line below its head; the one being read carries the mark. */
function AboutNav({ parts }: { parts: readonly { id: string; label: string }[] }) {
  const texts = useWords()
  return (
    <nav className="about-nav" aria-label={texts.parts} ref={spy} key={parts.map(({ id }) => id).join()}>
      <ul className="wrap">
        {parts.map(({ id, label }, at) => (
          <li key={id}>
            <SiteLink to={{ hash: id }} replace aria-current={at === 0 ? 'true' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
