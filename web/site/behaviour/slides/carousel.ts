// Turns the slides of the home page: the clock is the progress line of the current tab (spec §9).
import { once } from '#web/site/behaviour/once.ts'
import { type ClockEvent, clockFor, DWELL_MS, isPaused, swipeStep, tick } from './slide-clock.ts'

/** Turns the slides of the carousel that it is put on. */
export const carousel = once((hero) => {
  const slides = [...hero.querySelectorAll<HTMLElement>('.slide')]
  const tabs = [...hero.querySelectorAll<HTMLElement>('.hero-tab')]
  const [back, hold, next] = hero.querySelectorAll<HTMLButtonElement>('.hero-controls button')
  // The style sheet's progress line runs as long as a slide stays.
  hero.style.setProperty('--dwell', `${DWELL_MS}ms`)
  let clock = clockFor(slides.length)
  let from: { x: number; y: number } | null = null

  function turn(event: ClockEvent) {
    clock = tick(clock, event)
    for (const [at, slide] of slides.entries()) {
      slide.classList.toggle('is-current', at === clock.at)
      slide.inert = at !== clock.at
      if (at === clock.at) tabs[at]?.setAttribute('aria-current', 'true')
      else tabs[at]?.removeAttribute('aria-current')
    }
    if (isPaused(clock)) hero.dataset.paused = 'true'
    else delete hero.dataset.paused
    hero.toggleAttribute('data-held', clock.held)
    if (hold) hold.ariaLabel = (clock.held ? hold.dataset.play : hold.dataset.pause) ?? null
  }

  // Pictures of slides that are not shown wait for the first one.
  const first = slides[0]?.querySelector('img')
  const fetchRest = () => hero.setAttribute('data-rest', '')
  if (!first || first.complete) fetchRest()
  else for (const type of ['load', 'error']) first.addEventListener(type, fetchRest, { once: true })

  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listen: (event: HTMLElementEventMap[K]) => void,
  ) => hero.addEventListener(type, listen, { signal: stop.signal, passive: true })
  // Whoever was there before this came is heard as well.
  const here = document.activeElement
  if (hero.matches(':hover')) turn({ type: 'hovered', is: true })
  if (hero.contains(here) && here?.matches(':focus-visible')) turn({ type: 'focused', is: true })
  on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && turn({ type: 'hovered', is: true }))
  on('pointerleave', () => turn({ type: 'hovered', is: false }))
  on('focusin', ({ target }) =>
    turn({ type: 'focused', is: target instanceof Element && target.matches(':focus-visible') }),
  )
  on('focusout', () => turn({ type: 'focused', is: false }))
  on('touchstart', ({ touches: [finger] }) => {
    from = finger ? { x: finger.clientX, y: finger.clientY } : null
  })
  on('touchend', ({ changedTouches: [finger] }) => {
    const by = from && finger ? swipeStep(finger.clientX - from.x, finger.clientY - from.y) : 0
    if (by !== 0) turn({ type: 'step', by })
  })
  on('animationend', ({ animationName }) => animationName === 'fill' && turn({ type: 'step', by: 1 }))
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    if (button === hold) turn({ type: 'hold', held: !clock.held })
    else if (button === back || button === next) turn({ type: 'step', by: button === back ? -1 : 1 })
    else turn({ type: 'pick', at: tabs.indexOf(button) })
  })
  document.addEventListener('visibilitychange', () => turn({ type: 'hidden', is: document.hidden }), {
    signal: stop.signal,
  })
  // A page that is made ahead is seen by nobody yet.
  if (document.hidden) turn({ type: 'hidden', is: true })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) turn({ type: 'hold', held: true })
  // On a slow line the first slide may have stood its time before this came.
  else if (tabs[0]?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'finished'))
    turn({ type: 'step', by: 1 })
  return () => stop.abort()
})
