// Where the visitor is, as far as the browser says and only for this page: by its position once that was asked for, else by the
// zone of its clock. Nothing of it leaves the browser.
import { useEffect, useState } from 'react'
import type { MapPoint } from '#contract/fields/field.ts'
import { countryPoint } from '#contract/places/countries.ts'
import { firstSign } from '#web/site/later/first-sign.ts'

export type Origin = { point: MapPoint; country: string | null }
type Near = {
  origin: Origin | null
  state: 'quiet' | 'asking' | 'denied'
}

/** A position of a while ago is as good as a new one. */
const POSITION = { maximumAge: 10 * 60_000, timeout: 20_000 }

export function useNear() {
  const [near, setNear] = useState<Near>({ origin: null, state: 'quiet' })
  useEffect(() => {
    let left = false
    const zones = firstSign().then(() => import('./zone-country.ts'))
    void zones.then(({ countryOfZone }) => {
      const country = countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
      const point = country && countryPoint(country)
      if (!left && point) setNear((now) => (now.origin ? now : { ...now, origin: { point, country } }))
    })
    return () => {
      left = true
    }
  }, [])

  function locate() {
    const denied = () => setNear((now) => ({ ...now, state: 'denied' }))
    if (!('geolocation' in navigator)) return denied()
    setNear((now) => ({ ...now, state: 'asking' }))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setNear({ origin: { point: { latitude, longitude }, country: null }, state: 'quiet' }),
      denied,
      POSITION,
    )
  }
  /** Back to the order by countries. */
  const forget = () => setNear({ origin: null, state: 'quiet' })
  return { ...near, locate, forget }
}
