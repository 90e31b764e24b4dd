// `npm run loopback`: what deploy/compose.yaml starts, as processes of this machine, until it is told to stop. `-- --demo` fills
// it with the demo company.
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SITE_ARGUMENTS } from '#bench/running-site.ts'
import { lacking, openPicture } from './picture.ts'

const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
const missing = lacking()
if (missing.length > 0) {
  console.error(`This machine has no ${missing.join(', no ')}`)
  process.exit(1)
}
const admin = [fileURLToPath(new URL('../../../build/admin.js', import.meta.url))]
const more = { LOG_LEVEL: 'warn', ...(values.demo && { DEMO: 'on' }) }
const { address, nodes, password, close } = await openPicture(
  { server: SITE_ARGUMENTS, admin },
  more,
  console.error,
)
console.log(`
  Site      ${address}/   (its certificate is of an authority made for this run)
  Console   ${address}/#/njlbWebLogin
  Sign in   admin, with the password ${password}
  Nodes     ${nodes.map((node) => node.address).join(', ')}
  Stop      Ctrl+C
`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await close()
process.exit(0)
