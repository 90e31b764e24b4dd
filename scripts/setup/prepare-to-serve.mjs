// Leaves a site that can be served: built from the sources as they are, with what serving takes and no more.
import { join } from 'node:path'
import { chooseNode } from './choose-node.mjs'
import { handOver } from './hand-over.mjs'
import { hasNode, installForBuilding, isInstalled, leaveWhatServes } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { hashOfSources, isBuiltFrom } from './sources.mjs'

/**
 * Where everything is installed nothing is taken away: somebody works there.
 * @param {string} root
 */
export async function prepareToServe(root) {
  const build = join(root, 'build')
  const sources = hashOfSources(root)
  const isReady = () => hasNode(root) && isBuiltFrom(build, sources)
  if (isReady()) return
  await oneAtATime(`${root} serve`, async () => {
    if (isReady()) return
    const workshop = isInstalled(root)
    if (!workshop) await installForBuilding(root)
    const failed = await handOver(chooseNode(root), ['scripts/bundle/bundle.ts'])
    if (failed) throw new Error('The site could not be built')
    if (!workshop) leaveWhatServes(root)
  })
}
