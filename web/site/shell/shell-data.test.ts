// The frame around the pages of a visitor: when it cannot be read anew, the one of before stays.
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Door, doorContext } from '#web/client/door.ts'
import { Refused, Unreachable } from '#web/client/send.ts'
import { loader } from './shell-data.tsx'

/** Loads it through a door whose readings come to this. */
async function loaded(last: Door['last'], outcome: unknown) {
  const context = new RouterContextProvider()
  const read = () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome))
  const door = { hash: true, language: () => 'en', read, ...(last && { last }) } as unknown as Door
  context.set(doorContext, door)
  const request = new Request('http://site.test/')
  return loader({ request, context } as unknown as LoaderFunctionArgs).catch((error: unknown) => error)
}

test('what was read last stays when the server is away, and what is read anew takes its place', async () => {
  const last: NonNullable<Door['last']> = { frame: null }
  const away = [new Unreachable('silent', 'no answer'), new Refused(503, 'The store is away')]
  expect(await loaded(last, away[0])).toBe(away[0])
  const first = await loaded(last, 'first')
  expect(first).toEqual({ site: 'first', types: 'first' })
  for (const error of away) expect(await loaded(last, error)).toBe(first)
  expect(await loaded(last, 'second')).toEqual({ site: 'second', types: 'second' })
  expect(last.frame).toEqual({ site: 'second', types: 'second' })
})

test('a preview that is over is said, and a door that remembers nothing passes every failure on', async () => {
  const over = new Refused(410, 'Over')
  expect(await loaded({ frame: { site: 1, types: [] } }, over)).toBe(over)
  const away = new Unreachable('offline', 'away')
  expect(await loaded(undefined, away)).toBe(away)
})
