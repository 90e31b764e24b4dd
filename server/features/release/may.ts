// What a person may do with the records of a release: as much as with each of its kinds.
import { CODE } from '#contract/wire/answer.ts'
import type { Access } from '#contract/wire/call.ts'
import { Failure } from '#server/failure.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/releases')

export type Asker = { admin: boolean; resources: ReadonlySet<string> }

/** Throws `Failure` 403 unless the person may see records of every kind. */
export const mayRead = (person: Asker) => mayAll(person, ({ calls }) => calls.revisions?.access)

/** Throws `Failure` 403 unless the person may publish records of every kind. */
export const mayPublish = (person: Asker) => mayAll(person, ({ calls }) => calls.publish?.access)

/** Throws `Failure` 403 unless the person may bring earlier versions of every kind back. */
export const mayRestore = (person: Asker) => mayAll(person, ({ calls }) => calls.restore?.access)

const mayAll =
  (person: Asker, keyOf: (kind: ContentKind) => Access | undefined) => (kinds: readonly ContentKind[]) => {
    const missing = kinds.some((kind) => {
      const key = keyOf(kind)
      return typeof key !== 'string' || !person.resources.has(key)
    })
    if (missing && !person.admin) throw forbidden()
  }

const forbidden = () => new Failure(CODE.forbidden, words.forbidden)
