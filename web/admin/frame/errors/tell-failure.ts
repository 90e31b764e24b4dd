// A failure is told once: at the fields it is about, where a form shows them, else by the frame of the console (spec §8).
import type { FieldMessages } from '#contract/wire/answer.ts'
import { Refused, report } from '#web/client/send.ts'

/** Messages come to their fields with the next drawing, and a moment later where they move in. */
const PATIENCE_MS = 500
const LOOK_MS = 20

/**
 * Has the frame tell a failure of a form, unless each refused field stands in the form with its message; answers whether
 * it was told. The call itself was made quietly.
 */
export async function notifyUnlessShown(error: unknown): Promise<boolean> {
  if (error instanceof Refused && (await areShown(error.fields))) return false
  report(error)
  return true
}

async function areShown(messages: FieldMessages): Promise<boolean> {
  const all = Object.values(messages)
  if (all.length === 0) return false
  const begun = performance.now()
  while (!all.every(isShown)) {
    if (performance.now() - begun > PATIENCE_MS) return false
    // Not the next drawing, which a hidden window waits for.
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return true
}

const isShown = (description: string) =>
  [...document.querySelectorAll('.ant-form-item-explain-error')].some(
    (shown) => shown.textContent === description && shown.checkVisibility(),
  )
