// Work in place of a captcha, in turns so that the page goes on. Browsers hash by themselves over https alone, so a library does.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Work } from '#contract/people/auth.ts'
import { send } from '#web/client/send.ts'

const TURN_MS = 16

/** The number that was looked for, as it is sent; `''` where there is none. */
export async function findNumber({ salt, hash, most }: Work): Promise<string> {
  let until = performance.now() + TURN_MS
  for (let number = 0; number <= most; number++) {
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === hash) return String(number)
    if (number % 64 === 0 && performance.now() > until) {
      await new Promise((go) => setTimeout(go))
      until = performance.now() + TURN_MS
    }
  }
  return ''
}

/** Gets work and does it. */
export const codeByWork = async () => findNumber(await send('/api/auth/getWork', {}, { quiet: true }))
