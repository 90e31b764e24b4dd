// The backup of the night: once, on one of all nodes, and whoever answers for the site hears when it fails.
import { expect, test } from 'vitest'
import { changeBackupState, readBackupState } from '#server/parts/backup/backup-state.ts'
import { claim, type Ended, makeAndProve } from '#server/parts/backup/schedule.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const { db } = app.parts.storage
const HOUR = 60 * 60_000
let clock = Date.parse('2026-06-01T03:29:00Z')
const ran: string[] = []
let ends: Record<string, Ended> = {}
const schedule = {
  ...{ db, at: '03:30', timeZone: 'UTC', now: () => clock, wake: () => {} },
  site: () => app.parts.site.settings(),
  async run([word = '']: readonly string[]) {
    ran.push(word)
    return ends[word] ?? { code: 0, says: '' }
  },
}

test('of two nodes one begins, when its hour has come, and once a day', async () => {
  await changeBackupState(db, clock, () => ({ tried: { day: 20260531, times: 1, at: clock - 24 * HOUR } }))
  await changeBackupState(db, clock, () => ({ proven: { at: clock - 23 * HOUR, name: 'x' } }))
  expect(await claim(schedule)).toBe(false)
  clock += 60_000
  const both = await Promise.all([claim(schedule), claim(schedule)])
  expect(both.toSorted()).toEqual([false, true])
  await makeAndProve(schedule)
  expect(ran).toEqual(['backup', 'verify'])
  await changeBackupState(db, clock, () => ({ proven: { at: clock, name: 'y' } }))
  clock += 20 * HOUR
  expect(await claim(schedule)).toBe(false)
  clock += 4 * HOUR
  expect(await claim(schedule)).toBe(true)
})

test('what failed is told by mail, shown, and tried again some times that day', async () => {
  await db.updateTable('user_account').set({ email: 'owner@site.example' }).execute()
  ends = { backup: { code: 1, says: 'No space is left.' } }
  ran.length = 0
  await makeAndProve(schedule)
  expect(ran).toEqual(['backup'])
  expect((await readBackupState(db)).failed).toEqual({ at: clock, says: 'No space is left.' })
  const letters = await db.selectFrom('outbox').select(['recipient', 'topic', 'payload']).execute()
  expect(letters).toMatchObject([{ recipient: 'owner@site.example', topic: 'backup.failed' }])
  expect(letters[0]?.payload).toContain('No space is left.')
  expect(await claim(schedule)).toBe(false)
  for (const again of [true, true, false]) {
    clock += HOUR
    expect(await claim(schedule)).toBe(again)
  }
  ends = { verify: { code: 4, says: 'A picture is missing.' } }
  await makeAndProve(schedule)
  expect((await readBackupState(db)).unproven?.says).toBe('A picture is missing.')
  ends = { backup: { code: 3, says: 'busy' } }
  await makeAndProve(schedule)
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
})
