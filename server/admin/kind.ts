import { readFileSync, writeFileSync } from 'node:fs'
import { isLanguage } from '#contract/languages/language-codes.ts'
import { LANGUAGE_CODE } from '#contract/languages/site-languages.ts'
import { KindFile } from '#contract/site/kind-settings.ts'
import { Failure } from '#server/failure.ts'
import { createOperations } from '#server/parts/logs/operations.ts'
import { storedKinds } from '#server/parts/site/chosen-kinds.ts'
import { storedFields } from '#server/publishing/fields/own-fields.ts'
import { chooseKinds } from '#server/publishing/kinds/choose-kinds.ts'
import { StoreRefused } from '#server/storage/open.ts'
import { type Command, openStore } from './command.ts'

const PLACE = 'npm run admin'

export const exportKind: Command = {
  takes: '<address> <file>',
  does: 'writes a kind that the owner made, with its fields, into a file that another site can import; its records stay here',
  words: [2, 2],
  site: true,
  async run([address = '', file = ''], { config, say }) {
    const storage = await openStore(config)
    try {
      const found = (await storedKinds(storage.db)).kinds.find(({ list }) => list === address)
      if (!found) throw new StoreRefused(`No kind of this site has the address ${address}.`)
      // Addresses of before lead on at this site alone.
      const { kind, earlier: _, ...declared } = found
      const { attributes } = await storedFields(storage.db, kind as never)
      writeFileSync(file, `${JSON.stringify({ ...declared, attributes }, null, 2)}\n`)
      say(`${address} is in ${file}, with ${attributes.length} fields.`)
      return true
    } finally {
      await storage.close()
    }
  },
}

export const importKind: Command = {
  takes: '<file>',
  does: 'makes the kind of such a file on this site, with its fields; the site has it from its next start on',
  words: [1, 1],
  site: true,
  async run([file = ''], { config, say }) {
    const given = KindFile.safeParse(inOurLanguages(readJson(file)))
    if (!given.success)
      throw new StoreRefused(
        `${file} holds no kind: ${given.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
      )
    const storage = await openStore(config)
    const now = Date.now()
    try {
      const operations = createOperations(storage.db, () => now)
      await storage.db.transaction().execute(async (within) => {
        const { kinds, version } = await storedKinds(within)
        const { list } = given.data
        if (kinds.some((one) => one.list === list))
          throw new StoreRefused(`This site has a kind at ${list} already.`)
        const others = kinds.map(({ earlier: _, ...one }) => ({
          ...one,
          parts: [...one.parts],
          attributes: [],
        }))
        const chosen = await chooseKinds(within, [...others, given.data], version, now)
        if (!chosen) throw new StoreRefused('Somebody changed the kinds meanwhile. Run it again.')
        const facts = { module: 'setting', verb: 'update', person: { id: 0, username: PLACE } } as const
        const call = { address: '', agent: PLACE, path: PLACE, code: 200, message: '', duration: 0 }
        await operations.append(within, { ...facts, ...call, requestId: '', parameters: {} }, [
          {
            ...{ recordId: null, recordName: list },
            ...{ before: { kinds: chosen.before }, after: { kinds: chosen.after } },
          },
        ])
      })
      say(`${given.data.list} is a kind of this site with its next start.`)
      return true
    } catch (error) {
      if (error instanceof Failure)
        throw new StoreRefused(
          `${file} was refused: ${Object.entries(error.fields ?? {})
            .map(([at, reason]) => `${at}: ${reason.en}`)
            .join('; ')}`,
        )
      throw error
    } finally {
      await storage.close()
    }
  },
}

/** Throws `StoreRefused` for what cannot be read. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StoreRefused(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** Another site may have other languages: of each text those that this one has. */
function inOurLanguages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOurLanguages)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isText = entries.every(([name, said]) => LANGUAGE_CODE.test(name) && typeof said === 'string')
  return Object.fromEntries(
    isText
      ? entries.filter(([name]) => isLanguage(name))
      : entries.map(([name, one]) => [name, inOurLanguages(one)]),
  )
}
