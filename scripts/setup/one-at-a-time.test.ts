// Two starts of one checkout.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

test('the second waits until the first is through, even when that fails', async () => {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'))
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const order: string[] = []
  let finish = () => {}
  const first = oneAtATime(root, async () => {
    order.push('first begins')
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    order.push('first ends')
    throw new Error('broken')
  })
  const second = oneAtATime(root, () => order.push('second'))
  finish()
  await expect(first).rejects.toThrow('broken')
  await second
  expect(order).toEqual(['first begins', 'first ends', 'second'])
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
  rmSync(root, { recursive: true })
})
