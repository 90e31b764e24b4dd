// What the pages for guests say of the company; they open without it too.

import type { Language } from '#contract/languages/language-codes.ts'
import type { Door } from '#web/client/door.ts'
import type { Entrance } from '#web/features/login/way.ts'

export async function readEntrance(read: Door['read'], lang: Language): Promise<Entrance> {
  try {
    const { companyName, passwordReset, captcha } = await read('/api/web/site/get', { lang })
    return { companyName, passwordReset, captcha }
  } catch (error) {
    console.error(error)
    return { companyName: '', passwordReset: false, captcha: true }
  }
}
