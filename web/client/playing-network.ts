// A network for tests: a real server (scripts/playing-server.ts) that answers what it is told to, and breaks off as lines do.
import { inject, vi } from 'vitest'

/** `end`: whether the answer ends well, breaks off, or hangs; with status 0 nothing comes before that. */
export type Play = {
  status: number
  headers?: Record<string, string>
  body: string
  end: 'well' | 'off' | 'never'
}

declare module 'vitest' {
  export interface ProvidedContext {
    playingServer: string
  }
}

export const SILENCE: Play = { status: 0, body: '', end: 'never' }

const realFetch = fetch

/** From now on every call is answered with this. */
export function playing(play: Play) {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    realFetch(inject('playingServer') + address, {
      ...init,
      headers: { ...init.headers, 'x-play': JSON.stringify(play) },
    }),
  )
}
