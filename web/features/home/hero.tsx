// The carousel at the head of the home page.
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Home } from '#contract/site/home.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Clauses } from '#web/ui/clauses.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LocalText, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { type Clock, type ClockEvent, clockFor, DWELL_MS, isPaused, swipeStep, tick } from './slide-clock.ts'

/** The style sheet's progress line runs as long as a slide stays. */
const setDwell = (hero: HTMLElement | null) => hero?.style.setProperty('--dwell', `${DWELL_MS}ms`)

export function Hero({ home }: { home: Home }) {
  const texts = useTexts('site/home/page')
  const count = home.slides.length
  const [clock, turn] = useReducer(tick, count, clockFor)
  const touch = useRef<{ x: number; y: number } | null>(null)
  // Pictures of slides that are not shown wait for the first one.
  const [restWanted, wantRest] = useState(false)

  useEffect(() => {
    const watch = () => turn({ type: 'hidden', is: document.hidden })
    document.addEventListener('visibilitychange', watch)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) turn({ type: 'hold', held: true })
    return () => document.removeEventListener('visibilitychange', watch)
  }, [])

  return (
    <section
      ref={setDwell}
      className="hero"
      aria-roledescription="carousel"
      aria-label={texts.highlights}
      data-paused={isPaused(clock) || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && turn({ type: 'hovered', is: true })}
      onPointerLeave={() => turn({ type: 'hovered', is: false })}
      onFocus={(event) => turn({ type: 'focused', is: event.target.matches(':focus-visible') })}
      onBlur={() => turn({ type: 'focused', is: false })}
      onTouchStart={({ touches }) => {
        const finger = touches[0]
        touch.current = finger ? { x: finger.clientX, y: finger.clientY } : null
      }}
      onTouchEnd={({ changedTouches }) => {
        const from = touch.current
        const finger = changedTouches[0]
        if (!from || !finger) return
        const by = swipeStep(finger.clientX - from.x, finger.clientY - from.y)
        if (by !== 0) turn({ type: 'step', by })
      }}
      onAnimationEnd={(event) => {
        if (event.animationName === 'fill') turn({ type: 'step', by: 1 })
      }}
    >
      <div className="slides">
        {home.slides.map((slide, at) => (
          <HeroSlide
            key={slide.title}
            home={home}
            at={at}
            current={at === clock.at}
            withPicture={at === clock.at || restWanted}
            onPicture={() => wantRest(true)}
          />
        ))}
      </div>
      {count > 1 && <Strip home={home} clock={clock} turn={turn} />}
    </section>
  )
}

type StripProps = { home: Home; clock: Clock; turn: (event: ClockEvent) => void }

/** A tab for each slide, and the buttons that turn and stop them. */
function Strip({ home, clock, turn }: StripProps) {
  const texts = useTexts('site/home/page')
  const button = (icon: IconName, label: string, event: ClockEvent) => (
    <button className="icon-button" type="button" aria-label={label} onClick={() => turn(event)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div className="hero-strip wrap">
      <ol className="hero-tabs">
        {home.slides.map((slide, at) => (
          <li key={slide.title}>
            <button
              className="hero-tab"
              type="button"
              aria-current={at === clock.at ? 'true' : undefined}
              onClick={() => turn({ type: 'pick', at })}
            >
              <span className="num">{at + 1}</span>{' '}
              <LocalText as="span" className="hero-tab-text" of={home} path={`slides.${at}.tab`} />
            </button>
          </li>
        ))}
      </ol>
      <div className="hero-controls">
        {button('back', texts.previous, { type: 'step', by: -1 })}
        {button(clock.held ? 'play' : 'pause', clock.held ? texts.play : texts.pause, {
          type: 'hold',
          held: !clock.held,
        })}
        {button('arrow', texts.next, { type: 'step', by: 1 })}
      </div>
    </div>
  )
}

/** The picture is cut to a taller shape than its own, so it is drawn wider than its place. */
const SIZES = '(max-width: 599px) 160vw, (max-width: 991px) 120vw, max(74vw, 94rem)'

type SlideProps = {
  home: Home
  at: number
  current: boolean
  withPicture: boolean
  onPicture: () => void
}

/** One slide: its picture at the right, its words on a calm ground at the left. */
function HeroSlide({ home, at, current, withPicture, onPicture }: SlideProps) {
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
      className={['slide', onNavy ? 'on-navy' : 'on-plate', current && 'is-current']
        .filter(Boolean)
        .join(' ')}
      role="group"
      aria-roledescription="slide"
      aria-label={texts.slide({ number: at + 1, count: home.slides.length })}
      inert={!current}
    >
      <div className="slide-media">
        {slide.picture && withPicture && (
          <Picture
            of={slide.picture}
            sizes={SIZES}
            first={at === 0}
            lang={langOf(home, `${path}.picture.alt`)}
            onLoad={onPicture}
            onError={onPicture}
          />
        )}
      </div>
      <div className="wrap">
        <div className="slide-text">
          <LocalText as="p" className="kicker" of={home} path={`${path}.kicker`} />
          <Heading lang={langOf(home, `${path}.title`)}>
            <Clauses text={slide.title} />
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
