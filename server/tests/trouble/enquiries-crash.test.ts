// Fifty visitors write at once while the mail server hangs; the program dies by kill -9 and comes back.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { signForm } from '#server/parts/enquiries/spam.ts'
import { mailServer } from '#server/testing/mail-server.ts'
import { programs } from '#server/testing/program.ts'

const VISITORS = 50
/** Answered before the program dies. */
const BEFORE = 15
const HOUR = 3_600_000
const { place, run } = programs()
const smtp = await mailServer('hangs')
afterAll(() => smtp.close())

test('each acknowledged enquiry is stored exactly once and each mail is delivered at least once', {
  timeout: 120_000,
}, async () => {
  const here = await place()
  const environment = {
    ...here,
    ...smtp.environment,
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_PASSWORD: 'Lanbo-2026!',
  }
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  const first = await openParts(config)
  const form = signForm(first.secrets.keyFor('message form'), Date.now() - 10_000)
  await closeParts(first)

  const acknowledged = new Map<number, string>()
  /** What a browser does: the same words under the same key, until there is an answer. */
  async function send(address: string, visitor: number) {
    const reply = await fetch(`${address}/api/web/message/add`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${visitor + 1}`,
        'idempotency-key': `visitor-number-${visitor}`,
      },
      body: JSON.stringify({
        name: `Visitor ${visitor}`,
        email: `visitor-${visitor}@example.com`,
        content: 'A question.',
        consent: true,
        form,
      }),
    })
    const answer = (await reply.json()) as { code: number; data: { number: string } }
    expect(answer.code).toBe(200)
    const before = acknowledged.get(visitor)
    if (before !== undefined) expect(answer.data.number).toBe(before)
    acknowledged.set(visitor, answer.data.number)
    return acknowledged.size
  }
  const everybody = Array.from({ length: VISITORS }, (_, visitor) => visitor)

  const program = run(environment)
  const address = await program.address
  await Promise.all(
    everybody.map(async (visitor) => {
      try {
        if ((await send(address, visitor)) === BEFORE) program.child.kill('SIGKILL')
      } catch (error) {
        // The line broke with the program; whether it was stored nobody knows yet.
        if (!(error instanceof TypeError)) throw error
      }
    }),
  )
  await program.ended
  expect(acknowledged.size).toBeGreaterThanOrEqual(BEFORE)

  const restarted = run(environment)
  const again = await restarted.address
  // Everybody tries again, also who was answered: their number stays the same.
  await Promise.all(everybody.map((visitor) => retry(() => send(again, visitor))))
  restarted.child.kill('SIGKILL')
  await restarted.ended

  // An hour later, when leases and waits are over, another node finds the mail server well.
  smtp.state.mood = 'takes'
  const parts = await openParts(config, () => Date.now() + 2 * HOUR)
  try {
    const { db } = parts.storage
    const rows = await db.selectFrom('message').select(['number', 'email', 'state']).execute()
    expect(rows).toHaveLength(VISITORS)
    expect(rows.every(({ state }) => state === 'new')).toBe(true)
    for (const [visitor, number] of acknowledged) {
      expect(rows.filter(({ email }) => email === `visitor-${visitor}@example.com`)).toMatchObject([
        { number },
      ])
    }
    const fill = async () => {
      await parts.outbox.flush()
      const { left } = await db
        .selectFrom('outbox')
        .select((row) => row.fn.countAll().as('left'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return Number(left)
    }
    await expect.poll(fill, { timeout: 60_000 }).toBe(0)
    const receivers = smtp.taken.flatMap(({ envelopeTo }) => envelopeTo)
    expect(receivers.filter((to) => to === 'sales@lanbo.example').length).toBeGreaterThanOrEqual(VISITORS)
    for (const visitor of everybody) expect(receivers).toContain(`visitor-${visitor}@example.com`)
  } finally {
    await closeParts(parts)
  }
})

/** A key whose writer died is free again after a while; a browser asks on. */
async function retry(work: () => Promise<unknown>) {
  for (let left = 5; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !(error instanceof TypeError)) throw error
      await wait(100)
    }
  }
}
