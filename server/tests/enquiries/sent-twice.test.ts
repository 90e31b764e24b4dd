// A visitor's browser had no answer and sends the inquiry again, to another node, whose store is away.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { messageCalls } from '#contract/enquiries/message.ts'
import { journaled } from '#server/features/message/journaled.ts'
import { createReception } from '#server/features/message/receive.ts'
import type { SentAway } from '#server/parts/enquiries/sent-away.ts'
import { openJournal } from '#server/parts/twin/journal.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const { parts } = app
const folder = mkdtempSync(join(tmpdir(), 'journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('whichever node it reaches, and whether the store is there, one inquiry has one number', async () => {
  const reception = createReception(parts)
  const troubles: unknown[] = []
  const report = (error: unknown) => void troubles.push(error)
  let away = true
  const here = journaled(reception, parts, report)
  const there = journaled(
    reception,
    {
      ...parts,
      journal: openJournal<SentAway>(folder),
      storage: { ...parts.storage, away: () => away },
    },
    report,
  )
  const given = messageCalls.add.input.parse({
    ...{ name: 'Visitor', email: 'visitor@example.com', content: 'How much?', consent: true },
  })
  const sender = { address: '203.0.113.9', agent: '', language: 'en' as const, onceKey: 'sent-once-only' }
  const first = await here.receive(given, sender)
  const second = await there.receive(given, sender)
  expect(second.number).toBe(first.number)
  away = false
  await there.deliver()
  const stored = await parts.storage.db.selectFrom('message').select('number').execute()
  expect(stored).toEqual([{ number: first.number }])
  expect(troubles).toEqual([])
  await here.stop()
  await there.stop()
})
