// What answers the calls of the kinds that the owner makes (decision 66): which there are, and which shall be.
import { kindSettingCalls as calls, type KindSettings } from '#contract/site/kind-settings.ts'
import { stale } from '#server/failure.ts'
import { type Router, serve } from '#server/http/serve.ts'
import {
  KINDS_IN_FORCE,
  KINDS_SETTING,
  storedKinds,
  storedKindsLine,
} from '#server/parts/site/chosen-kinds.ts'
import type { Parts } from '#server/parts.ts'
import { chooseKinds } from '#server/publishing/kinds/choose-kinds.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/setting').kinds

export function kindRoutes(router: Router, { storage, bus, now }: Parts) {
  const { db } = storage

  serve(router, calls.read, () => shown(db))

  serve(router, calls.update, async ({ version, kinds }, asking) => {
    await db.transaction().execute(async (within) => {
      const chosen = await chooseKinds(within, kinds, version, now())
      if (!chosen) throw stale(await shown(within))
      await asking.record(within, {
        recordId: null,
        recordName: words.title[asking.language],
        before: { kinds: chosen.before },
        after: { kinds: chosen.after },
      })
      // Every page leads to the lists of kinds.
      await bus.changing(within, null)
    })
    await bus.changed([KINDS_SETTING])
    return shown(db)
  })
}

async function shown(db: Db): Promise<KindSettings> {
  return { ...(await storedKinds(db)), inForce: (await storedKindsLine(db)) === KINDS_IN_FORCE }
}
