// What may befall the house. Each says how it begins and how it ends; a fault that this machine does not allow is left out, and said so.
import type { Chance } from './chance.ts'
import type { House, Place } from './house.ts'
import type { Mood } from './line.ts'

/** How long it lasts at least and at most, in seconds. */
type Span = readonly [number, number]
export type Fault = {
  name: string
  lasts: Span
  /** Why it cannot be done here. */
  lacks?: string | undefined
  begin: (at: Place) => unknown
  end: (at: Place) => unknown
}

const line = (name: string, mood: Mood, lasts: Span): Fault => ({
  ...{ name, lasts },
  begin: ({ lines }) => lines.forEach((one) => void one.become(mood)),
  end: ({ lines }) => lines.forEach((one) => void one.become('well')),
})

const CLOCK_SECONDS = [-300, -20, 20, 300]

/** All of them. `at` is the node that a fault of one node befalls. */
export function faultsOf({ postgres, pooler, bucket, disk, places }: House, chance: Chance): Fault[] {
  const noPooler = pooler ? undefined : 'no PgBouncer'
  const noBucket = bucket ? undefined : 'no bucket'
  return [
    {
      ...{ name: 'node dies (kill -9)', lasts: [0.5, 3] },
      begin: ({ node }) => node.kill(),
      end: ({ node }) => node.start(),
    },
    {
      ...{ name: 'node stands still', lasts: [1, 6] },
      begin: ({ node }) => node.stop(),
      end: ({ node }) => node.go(),
    },
    {
      ...{ name: 'node is started anew in good order', lasts: [0, 1] },
      begin: ({ node }) => node.leave(),
      end: ({ node }) => node.start(),
    },
    {
      ...{ name: 'PostgreSQL dies (kill -9)', lasts: [0.2, 5] },
      begin: () => postgres.order('kill'),
      end: () => postgres.order('start'),
    },
    {
      ...{ name: 'PostgreSQL stands still', lasts: [0.5, 6] },
      begin: () => postgres.order('stop'),
      end: () => postgres.order('go'),
    },
    {
      ...{ name: 'pooler dies (kill -9)', lasts: [0.2, 4], lacks: noPooler },
      begin: () => pooler?.kill(),
      end: () => pooler?.start(),
    },
    {
      ...{ name: 'pooler stands still', lasts: [0.5, 5], lacks: noPooler },
      begin: () => pooler?.signal('SIGSTOP'),
      end: () => pooler?.signal('SIGCONT'),
    },
    line('lines of a node are half open', 'half open', [1, 6]),
    line('lines of a node are cut', 'cut', [0.5, 4]),
    line('lines of a node are slow', 'slow', [2, 5]),
    {
      ...{ name: 'news reach a node no more', lasts: [2, 6] },
      begin: ({ lines }) => lines[1]?.become('half open'),
      end: ({ lines }) => lines[1]?.become('well'),
    },
    {
      ...{
        name: 'disk of PostgreSQL is full',
        lasts: [1, 4],
        lacks: disk ? undefined : 'no disk of its own',
      },
      begin: () => disk?.fill(),
      end: () => disk?.free(),
    },
    {
      ...{ name: 'clock of a node jumps', lasts: [2, 5] },
      lacks: places[0].setClock ? undefined : 'no libfaketime',
      begin: ({ setClock }) => setClock?.(chance.oneOf(CLOCK_SECONDS)),
      end: ({ setClock }) => setClock?.(0),
    },
    {
      ...{ name: 'bucket stands still', lasts: [1, 4], lacks: noBucket },
      begin: () => bucket?.signal('SIGSTOP'),
      end: () => bucket?.signal('SIGCONT'),
    },
    {
      ...{ name: 'line to the bucket is cut', lasts: [1, 4], lacks: noBucket },
      begin: ({ bucketLine }) => bucketLine?.become('cut'),
      end: ({ bucketLine }) => bucketLine?.become('well'),
    },
    {
      ...{ name: 'node of the version before', lasts: [4, 8] },
      lacks: places[0].before ? undefined : 'no build of it',
      async begin({ node, before }) {
        await node.leave()
        if (before) node.start(before)
      },
      async end({ node }) {
        await node.leave()
        node.start()
      },
    },
  ]
}
