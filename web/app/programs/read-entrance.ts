// What the pages for guests say of the company, and where else people may sign in; they open without it too.

import type { Language } from '#contract/languages/language-codes.ts'
import type { Door } from '#web/client/door.ts'
import { read as readHere } from '#web/client/send.ts'
import type { Entrance } from '#web/features/login/way.ts'

const UNKNOWN = { companyName: '', passwordReset: false, captcha: true, work: false }

export async function readEntrance(read: Door['read'], lang: Language): Promise<Entrance> {
  const without =
    <Value>(value: Value) =>
    (error: unknown) => {
      console.error(error)
      return value
    }
  const [{ companyName, passwordReset, captcha, work }, providers] = await Promise.all([
    read('/api/web/site/get', { lang }).catch(without(UNKNOWN)),
    readHere('/api/auth/provider/list', {}, { quiet: true }).catch(without([])),
  ])
  // The buttons stand there from the start.
  if (providers.length > 0) await import('#web/features/login/provider-entrance.tsx').catch(without(null))
  return { companyName, passwordReset, captcha, work, providers }
}
