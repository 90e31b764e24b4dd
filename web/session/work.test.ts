import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { findNumber } from './work.ts'

/** By the platform, not by the library. */
const hashOf = async (text: string) =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

test('the browser finds the number that the server hid, the first and the last as well', async () => {
  for (const number of [0, 1, 777, 2_000])
    expect(await findNumber({ salt: 'salt', hash: await hashOf(`salt${number}`), most: 2_000 })).toBe(
      String(number),
    )
})

test('where there is no such number nothing is sent, and it ends', async () => {
  expect(await findNumber({ salt: 'salt', hash: await hashOf('another'), most: 500 })).toBe('')
})
