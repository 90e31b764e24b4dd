// Calls that want to know again who asks: the person shows it, and the call is made once more as if nothing had been.
import { CODE } from '#contract/wire/answer.ts'
import { Refused, type UnderKey } from '#web/client/send.ts'

/** Has the person show who they are; answers whether they did. */
type Ask = () => Promise<boolean>
let ask: Ask = async () => false
let asking: Promise<boolean> | null = null

/** From now on `how` asks; the console sees to it. */
export const learnProof = (how: Ask) => {
  ask = how
}

/** Runs a call; where it is refused because nobody has shown of late who they are, the person is asked, and it runs again. */
export async function proven<Data>(run: () => Promise<Data>): Promise<Data> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refused && error.code === CODE.prove)) throw error
    // Of many calls at once one asks.
    asking ??= ask().finally(() => {
      asking = null
    })
    if (!(await asking)) throw error
    return run()
  }
}

/** The same for writes. */
export const provenWrites =
  (under: UnderKey): UnderKey =>
  (path, body, run) =>
    proven(() => under(path, body, run))
