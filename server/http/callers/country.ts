// In which country a request began, as far as a proxy that is believed says it.
import type { IncomingMessage } from 'node:http'
import type { Asker } from './asker.ts'

/** Reads the country from the configured header; `''` where nobody says it, or nobody who is believed. */
export const createCountryOf =
  (header: string | null, asker: Asker) =>
  (request: IncomingMessage): string => {
    if (!header || !asker.passedOn(request)) return ''
    const named = String(request.headers[header] ?? '').toUpperCase()
    return /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : ''
  }
