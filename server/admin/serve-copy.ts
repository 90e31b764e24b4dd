import { createOperations } from '#server/parts/logs/operations.ts'
import { sealKey } from '#server/parts/secrets/seal.ts'
import { createManifests } from '#server/parts/twin/manifests/manifests.ts'
import { serveCopy as serve } from '#server/parts/twin/served-copy.ts'
import { createSigner } from '#server/parts/twin/signature.ts'
import { folderTarget } from '#server/parts/twin/target.ts'
import { StoreRefused } from '#server/storage/open.ts'
import { type Command, openStore } from './command.ts'

const PLACE = 'npm run admin'
const OFF = 'off'
const NEWEST = 'newest'

export const serveCopy: Command = {
  takes: '<number|newest|off>',
  does: 'shows visitors a copy of the site from its signed record in place of what is published, until `off`: for whoever does not trust store or console',
  words: [1, 1],
  async run([which = ''], { config, say }) {
    const { folder, manifests: kept } = config.twin
    const signer = createSigner(sealKey(config.secretKey, config.dataDir))
    const manifests = createManifests(folderTarget(folder), signer, kept)
    const number = which === NEWEST ? ((await manifests.latest())?.number ?? 0) : Number(which)
    const manifest = which === OFF ? null : await manifests.at(number)
    if (which !== OFF && !manifest)
      throw new StoreRefused(`There is no copy ${which} that this site has signed.`)
    if (manifest && (manifest.madeUpTo !== null || !manifest.index))
      throw new StoreRefused(`Copy ${manifest.number} is not whole.`)
    const storage = await openStore(config)
    const now = Date.now()
    try {
      const operations = createOperations(storage.db, () => now)
      await storage.db.transaction().execute(async (within) => {
        const served = manifest && { number: manifest.number, since: now, by: PLACE, reason: PLACE }
        const before = await serve(within, served, now)
        const facts = { module: 'copy', verb: 'serve', person: { id: 0, username: PLACE } } as const
        const call = { address: '', agent: PLACE, path: PLACE, code: 200, message: '', duration: 0 }
        await operations.append(within, { ...facts, ...call, requestId: '', parameters: {} }, [
          {
            ...{ recordId: null, recordName: manifest?.time ?? '' },
            ...{ before: { number: before?.number ?? null }, after: { number: manifest?.number ?? null } },
          },
        ])
      })
      say(
        manifest
          ? `Visitors see copy ${manifest.number}, of ${manifest.time}, within two seconds. A CDN keeps what it has until it is emptied.`
          : 'Visitors see what is published within two seconds. A CDN keeps what it has until it is emptied.',
      )
      return true
    } finally {
      await storage.close()
    }
  },
}
