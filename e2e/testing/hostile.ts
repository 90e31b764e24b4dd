// What stands between a browser and its server, and answers in its stead.
import type { Page, Route } from '@playwright/test'

const answer =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, contentType, body })

/** Every way in which a call comes to nothing. The last one never answers: the clock of the page has to be moved. */
export const FAULTS = {
  'an HTML page with 502': answer(502, '<html>Bad gateway</html>', 'text/html'),
  'JSON without a code with 502': answer(502, '{"message":"Bad gateway"}'),
  null: answer(200, 'null'),
  'an empty object': answer(200, '{}'),
  'another object': answer(200, '{"ok":true}'),
  'a code without a message': answer(200, '{"code":600}'),
  'half a body': answer(200, '{"code":200,"message":"","data":{"num'),
  'a reset connection': (route: Route) => route.abort('connectionreset'),
  silence: () => undefined,
} as const
export type Fault = keyof typeof FAULTS
export const EVERY_FAULT = Object.keys(FAULTS) as Fault[]

/** No words of an engine or a library are for people. */
export const ENGINE_WORDS =
  /undefined|TypeError|SyntaxError|Failed to fetch|JSON|nonoptional|timed out|\[object/

/** Spec §9, and a moment. */
const SILENT_MS = 51_000

/** While `run` goes on, `address` is answered with the fault; `act` makes the call. */
export async function meeting(page: Page, address: string, fault: Fault, act: () => Promise<unknown>) {
  await page.unroute(address)
  await page.route(address, (route) => FAULTS[fault](route))
  const asked = page.waitForRequest((request) => new RegExp(patternOf(address)).test(request.url()))
  await act()
  await asked
  if (fault === 'silence') await page.clock.fastForward(SILENT_MS)
}

/** The next call of `address` arrives and is carried out; its answer is lost on the way back. */
export async function losingAnswer(page: Page, address: string, act: () => Promise<unknown>) {
  await page.unroute(address)
  await page.route(address, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const lost = page.waitForEvent('requestfailed', (request) =>
    new RegExp(patternOf(address)).test(request.url()),
  )
  await act()
  await lost
  await page.unroute(address)
}

const patternOf = (glob: string) => glob.replace(/[.?+^$()[\]{}|]/g, '\\$&').replace(/\*+/g, '.*')
