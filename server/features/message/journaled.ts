// Takes enquiries in while the store is away: kept on the disk before their sender is told the number, and handed to the
// store, once, when it is back.
import { createHash, randomUUID } from 'node:crypto'
import { enquiryProblems, tidyEnquiry } from '#contract/enquiries/enquiry.ts'
import type { NewMessage } from '#contract/enquiries/message.ts'
import { newNumber } from '#server/parts/enquiries/numbers.ts'
import { startRepeatedWork } from '#server/parts/long-work/repeated-work.ts'
import type { Parts } from '#server/parts.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import type { Reception, Sender } from './receive.ts'
import { refuse, tooManyMessages } from './rules.ts'

/** How often it is looked whether something waits that the store can be given. */
const LOOK_MS = 1_000
/** What one address may send while nobody counts in the store. */
const OF_ONE = 20
const PER_MS = 10 * 60_000

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The same reception, which refuses nothing because the store is away. `report` hears what could not be handed over. */
export function journaled(
  reception: Reception,
  { journal, storage, now }: Pick<Parts, 'journal' | 'storage' | 'now'>,
  report: (error: unknown) => void,
): Reception & { deliver: () => Promise<void>; stop: () => Promise<void> } {
  let counted = { from: 0, by: new Map<string, number>() }

  function spend(address: string) {
    if (now() - counted.from > PER_MS) counted = { from: now(), by: new Map() }
    const count = (counted.by.get(address) ?? 0) + 1
    counted.by.set(address, count)
    return count <= OF_ONE
  }

  async function keep(given: NewMessage, sender: Sender & { onceKey: string }, number: string) {
    const problems = enquiryProblems(tidyEnquiry(given))
    if (Object.keys(problems).length > 0) throw refuse(problems)
    const key = hashOf(sender.onceKey)
    const before = await journal.find(key)
    if (!before && (!spend(sender.address) || (await journal.isFull()))) throw tooManyMessages()
    return reception.receiptFor(before ?? (await journal.keep(key, { number, at: now(), given, sender })))
  }

  async function receive(given: NewMessage, asked: Sender) {
    const sender = { ...asked, onceKey: asked.onceKey ?? randomUUID() }
    const waits = journal.waiting() > 0 ? await journal.find(hashOf(sender.onceKey)) : null
    if (waits) return reception.receiptFor(waits)
    // The number that the store is given is the one that the journal keeps when nobody knows whether the store took it, here or on
    // the node that it is sent to again.
    const number = newNumber('M', now(), sender.onceKey)
    if (storage.away()) return keep(given, sender, number)
    try {
      return await reception.receive(given, sender, { number })
    } catch (error) {
      if (isStoreAway(error)) return keep(given, sender, number)
      throw error
    }
  }

  async function deliver(stopped = () => false) {
    for (const key of await journal.keys()) {
      if (stopped() || storage.away()) return
      const sent = await journal.find(key)
      if (!sent) continue
      try {
        await reception.receive(sent.given, sent.sender, sent)
        await journal.drop(key)
      } catch (error) {
        if (isStoreAway(error)) return
        // It stays, and is tried again; others are not held up by it.
        report(error)
      }
    }
  }

  const work = startRepeatedWork(deliver, LOOK_MS, report)
  return {
    ...reception,
    isByMail: (id) => reception.isByMail(id).catch(unlessAway(false)),
    officeOf: (link, language) => reception.officeOf(link, language).catch(unlessAway(null)),
    receive,
    deliver: () => deliver(),
    stop: work.stop,
  }
}

/** What is said in place of what only the store knows. */
const unlessAway =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isStoreAway(error)) return value
    throw error
  }
