// The carousel at the head of the home page.
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Home } from '#contract/site/home.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LocalText } from '#web/ui/local-text.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { clockFor, DWELL_MS, isPaused, swipeStep, tick } from './slide-clock.ts'

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
      {count > 1 && (
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
                  <span className="hero-tab-text">
                    <LocalText of={home} path={`slides.${at}.tab`} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <div className="hero-controls">
            <button
              className="icon-button"
              type="button"
              aria-label={texts.previous}
              onClick={() => turn({ type: 'step', by: -1 })}
            >
              <Icon name="back" />
            </button>
            <button
              className="icon-button"
              type="button"
              aria-label={clock.held ? texts.play : texts.pause}
              onClick={() => turn({ type: 'hold', held: !clock.held })}
            >
              <Icon name={clock.held ? 'play' : 'pause'} />
            </button>
            <button
              className="icon-button"
              type="button"
              aria-label={texts.next}
              onClick={() => turn({ type: 'step', by: 1 })}
            >
              <Icon name="arrow" />
            </button>
          </div>
        </div>
      )}
    </section>
  )
}
