// A short line for work that anybody may ask for: a few at a time, in turn for each who asks, and whoever would wait too
// long is sent away at once.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

/** Work begins in a turn of the loop for so long; some quick reads share one, a page has its own. */
const WHILE_MS = 1

const words = serverTexts('server/parts/files')

/** There is no room in line, or it took too long: 503, to be tried again soon. */
export class TurnedAway extends Failure {
  constructor() {
    super(CODE.unavailable, words.busy)
  }
}

type Bounds = {
  atOnce: number
  /** How many may wait, all together. */
  waiting: number
  /** How long one may wait. */
  ms: number
}

type Place = { asker: string; since: number; go: (error?: TurnedAway) => void }

export type FairLine = ReturnType<typeof createFairLine>

/**
 * Runs work in turn for each asker: somebody who asks for much waits behind himself alone. When the line is full, whoever
 * has most places in it loses the last one.
 */
export function createFairLine({ atOnce, waiting, ms }: Bounds, now = () => performance.now()) {
  /** The places of each asker; whose turn is next stands first. */
  const places = new Map<string, Place[]>()
  let running = 0
  let inLine = 0
  let away = 0

  function next(): Place | undefined {
    for (const [asker, own] of places) {
      const place = own.shift()
      places.delete(asker)
      if (own.length > 0) places.set(asker, own)
      if (place) {
        inLine -= 1
        return place
      }
    }
    return undefined
  }

  function sendAway(place: Place) {
    away += 1
    place.go(new TurnedAway())
  }

  /** The last place of whoever has most of them. */
  function last(): Place | undefined {
    const [most] = [...places.values()].sort((one, other) => other.length - one.length)
    const place = most?.pop()
    if (place && most?.length === 0) places.delete(place.asker)
    if (place) inLine -= 1
    return place
  }

  function stand(asker: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const go: Place['go'] = (error) => (error ? reject(error) : resolve())
      const own = places.get(asker)
      const place = { asker, since: now(), go }
      if (own) own.push(place)
      else places.set(asker, [place])
      inLine += 1
      const gone = inLine > waiting ? last() : undefined
      if (gone) sendAway(gone)
    })
  }

  /** What came in meanwhile, and what is kept, goes in between as soon as work had its while of a turn. */
  let turn = Promise.resolve()
  let since = Number.NEGATIVE_INFINITY
  function itsTurn(): Promise<void> {
    turn = turn.then(async () => {
      if (now() - since < WHILE_MS) return
      await nextTurn()
      since = now()
    })
    return turn
  }

  /** Gives the place that became free to the next one who has not waited too long. */
  function leave() {
    for (let place = next(); place; place = next()) {
      if (now() - place.since <= ms) return place.go()
      sendAway(place)
    }
    running -= 1
  }

  return {
    async run<Result>(asker: string, work: () => Promise<Result>): Promise<Result> {
      if (running >= atOnce) {
        await stand(asker)
        await itsTurn()
      } else if (++running > 1) await itsTurn()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    /** How many were sent away since the start. */
    turnedAway: () => away,
  }
}
