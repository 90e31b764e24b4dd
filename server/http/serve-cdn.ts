// What a node does for the CDN before it: says that another build answers, and when a plan takes effect, though nobody asks.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { purgeOlderBuild } from '#server/parts/cdn/new-build.ts'
import type { Parts } from '#server/parts.ts'
import type { WebBuild } from './web-build.ts'

const EVERY_MS = 500

export function serveCdn(
  app: FastifyInstance,
  { cdn, storage, moments, outbox, config, now }: Parts,
  built: WebBuild | null,
) {
  if (!cdn) return
  const { publicUrl, captcha, workingHours, timeZone, smtp } = config
  const settings = JSON.stringify([publicUrl, captcha, workingHours, timeZone, smtp !== null])
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    const [, program = ''] = process.argv
    const build = createHash('sha256')
      .update(settings)
      .update(built?.digest() ?? '')
      .update(readFileSync(program))
    await purgeOlderBuild(storage.db, cdn, build.digest('base64url'), now)
    // What is kept outside is asked for here by nobody.
    timer = setInterval(() => {
      if (moments.due()) void moments.pass().then(outbox.wake)
    }, EVERY_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
