// The about-us page: profile, timeline, culture, honours, offices. `#qiye` and `#lianxi` are where the redirects of spec §2 lead.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { About } from '#contract/about.ts'
import { doorOf } from '#web/client/door.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Crumbs } from '#web/site/crumbs.tsx'
import { Enquiry } from '#web/site/enquiry.tsx'
import { PageTitle } from '#web/site/page-title.tsx'
import { reveal } from '#web/site/reveal.ts'
import { SectionHead } from '#web/site/section-head.tsx'
import { SiteLink } from '#web/site/site-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { langOf, Said } from '#web/ui/said.tsx'
import { Culture, Honours, Offices } from './about-sections.tsx'
import { aboutTexts } from './texts.ts'
import './about.css'

export async function loader(args: LoaderFunctionArgs) {
  const door = doorOf(args)
  return door.read('/api/web/aboutus/getById', { lang: door.language() }, { signal: args.request.signal })
}

export function Component() {
  const about = useLoaderData<About>()
  const texts = useTexts(aboutTexts)
  return (
    <>
      <PageTitle is={about.seo.title || texts.about} />
      <div className="wrap">
        <Crumbs here={texts.about} />
      </div>
      <header className="wrap about-head">
        {about.kicker && (
          <p className="kicker">
            <Said of={about} path="kicker" />
          </p>
        )}
        <h1 lang={langOf(about, 'title')}>{about.title}</h1>
      </header>
      {about.pictures.length > 0 && (
        <div className="wrap about-pictures" data-count={about.pictures.length}>
          {about.pictures.map((picture, at) => (
            <div className="plate" key={picture.key}>
              <Picture
                of={picture}
                sizes={at === 0 ? '(max-width: 599px) 92vw, 64rem' : '32rem'}
                first={at === 0}
                lang={langOf(about, `pictures.${at}.alt`)}
              />
            </div>
          ))}
        </div>
      )}
      <section className="section" id="qiye" aria-labelledby="profile">
        <div className="wrap split profile">
          <h2 id="profile" lang={langOf(about, 'profileTitle')}>
            {about.profileTitle}
          </h2>
          <div className="prose" lang={langOf(about, 'profile')}>
            <RichText doc={about.profile} pictures={about.illustrations} link={SiteLink} level={3} />
          </div>
        </div>
      </section>
      {about.timeline.length > 0 && (
        <section className="section on-navy" aria-labelledby="timeline">
          <div className="wrap reveal" ref={reveal}>
            <SectionHead id="timeline" title={about.timelineTitle} lang={langOf(about, 'timelineTitle')} />
            <ol className="timeline">
              {about.timeline.map((event, at) => (
                <li key={`${event.year} ${event.title}`}>
                  <b className="num">{event.year}</b>
                  <h3>
                    <Said of={about} path={`timeline.${at}.title`} />
                  </h3>
                  <p>
                    <Said of={about} path={`timeline.${at}.text`} />
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      <Culture about={about} />
      <Honours about={about} />
      <Offices about={about} />
      <Enquiry title={texts.askTitle} lede={texts.askLede} />
    </>
  )
}
