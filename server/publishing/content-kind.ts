// A kind of content as it is handed to whoever works on all kinds alike: its rules and the calls it has.
import type { z } from 'zod'
import type { lifecycleCalls } from '#contract/content/lifecycle.ts'
import type { KindRules } from './kind.ts'

type AllCalls = ReturnType<typeof lifecycleCalls<string, z.ZodType>>

export type ContentKind<Content = never> = {
  rules: KindRules<Content>
  /** Of the shared calls, those that this kind has. */
  calls: Partial<AllCalls>
  /** Taken by every write of this kind (`Work.lock`). */
  lock?: string
  /** What visitors saw as it stood they see again at once when it is restored or recovered by whoever may publish. */
  publishes?: true
}
