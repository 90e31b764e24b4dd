// How often a refresh asks.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sessionQuery } from '#web/session/session.ts'
import { forgetReads } from './tab-actions.ts'

test('a page that begins anew asks once for what the page before it showed', async () => {
  const client = new QueryClient()
  let asked = 0
  const options = {
    queryKey: ['product', 'list'],
    queryFn: async () => {
      asked += 1
      return asked
    },
    staleTime: 5_000,
  }
  const shown = new QueryObserver(client, options)
  const leave = shown.subscribe(() => {})
  await expect.poll(() => shown.getCurrentResult().data).toBe(1)
  client.setQueryData(['hidden'], 'old')

  const forgotten = forgetReads(client)
  leave()
  const next = new QueryObserver(client, options)
  const away = next.subscribe(() => {})
  await forgotten
  await expect.poll(() => next.getCurrentResult().data).toBe(2)
  expect(next.getCurrentResult().isFetching).toBe(false)
  expect(client.getQueryData(['hidden'])).toBeUndefined()
  away()
})

test('who is signed in is not forgotten with what pages read', async () => {
  const client = new QueryClient()
  const found = { token: 'a token' }
  client.setQueryData(sessionQuery().queryKey, found as never)
  await forgetReads(client)
  expect(client.getQueryData(sessionQuery().queryKey)).toBe(found)
})
