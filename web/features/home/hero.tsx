// The carousel at the head of the home page.
import type { Home } from '#contract/site/home.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { openCarousel } from '#web/site/behaviour/slides/carousel-door.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { HeadWords } from '#web/ui/words/head-words.tsx'

export function Hero({ home }: { home: Home }) {
  const texts = useTexts('site/home/page')
  const count = home.slides.length
  return (
    // Slides in another language are others: they begin anew.
    <section
      key={useLanguage()}
      ref={openCarousel}
      className="hero"
      aria-roledescription="carousel"
      aria-label={texts.highlights}
    >
      <div className="slides">
        {home.slides.map((slide, at) => (
          <HeroSlide key={slide.title} home={home} at={at} />
        ))}
      </div>
      {count > 1 && <Strip home={home} />}
    </section>
  )
}

/** A tab for each slide, and the buttons that turn and stop them. */
function Strip({ home }: { home: Home }) {
  const texts = useTexts('site/home/page')
  const step = (icon: IconName, label: string) => (
    <button className="icon-button" type="button" aria-label={label}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div className="hero-strip wrap">
      <ol className="hero-tabs">
        {home.slides.map((slide, at) => (
          <li key={slide.title}>
            <button className="hero-tab" type="button" aria-current={at === 0 ? 'true' : undefined}>
              <span className="num">{at + 1}</span>{' '}
              <LocalText as="span" className="hero-tab-text" of={home} path={`slides.${at}.tab`} />
            </button>
          </li>
        ))}
      </ol>
      <div className="hero-controls">
        {step('back', texts.previous)}
        <button
          className="icon-button"
          type="button"
          aria-label={texts.pause}
          data-pause={texts.pause}
          data-play={texts.play}
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
        {step('arrow', texts.next)}
      </div>
    </div>
  )
}

/** The picture is cut to a taller shape than its own, so it is drawn wider than its place. */
const SIZES = '(max-width: 599px) 160vw, (max-width: 991px) 120vw, max(74vw, 94rem)'

/** One slide: its picture at the right, its words on a calm ground at the left. */
function HeroSlide({ home, at }: { home: Home; at: number }) {
  const texts = useTexts('site/home/page')
  const slide = home.slides[at]
  if (!slide) return null
  const path = `slides.${at}`
  const onNavy = slide.ground === 'navy'
  // The first slide names the page.
  const Heading = at === 0 ? 'h1' : 'h2'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group by the pattern of the ARIA guide
    <div
      className={['slide', onNavy ? 'on-navy' : !slide.night && 'by-day', at === 0 && 'is-current']
        .filter(Boolean)
        .join(' ')}
      role="group"
      aria-roledescription="slide"
      aria-label={texts.slide({ number: at + 1, count: home.slides.length })}
      inert={at !== 0}
    >
      <div className="slide-media">
        {slide.picture && (
          <Picture
            of={slide.picture}
            night={slide.night}
            sizes={SIZES}
            first={at === 0}
            lang={langOf(home, `${path}.picture.alt`)}
          />
        )}
      </div>
      <div className="wrap">
        <div className="slide-text">
          <LocalText as="p" className="kicker" of={home} path={`${path}.kicker`} />
          <Heading lang={langOf(home, `${path}.title`)}>
            <HeadWords text={slide.title} />
          </Heading>
          <LocalText as="p" className="lede" of={home} path={`${path}.lede`} />
          <p className="actions">
            {slide.button.label && (
              <SiteLink className={onNavy ? 'button light' : 'button'} to={slide.button.to}>
                <LocalText of={home} path={`${path}.button.label`} />
                <Icon name="arrow" />
              </SiteLink>
            )}
            {slide.second?.label && (
              <SiteLink className="button outline" to={slide.second.to}>
                <LocalText of={home} path={`${path}.second.label`} />
              </SiteLink>
            )}
          </p>
        </div>
      </div>
    </div>
  )
}
