// The rules of a forgotten password: who gets a letter, how often, and what is refused (decisions 8 and 9).

import type { LoginReason } from '#contract/monitoring/log.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'
import { isUsable } from './rules.ts'

const words = serverTexts('server/auth')

/** How often one address may ask, whomever it asks for. */
export const REQUEST_LIMIT = { name: 'reset-asked', points: 10, seconds: 600 }
/** How often one address may come with a link. */
export const LINK_LIMIT = { name: 'reset-link', points: 30, seconds: 600 }
/** Letters to one person; whoever asks is not told. */
export const LETTER_LIMIT = { name: 'reset-letter', points: 3, seconds: 3600 }
/** How long a link is good. */
export const LINK_MS = 30 * 60_000

export type ResetPerson = {
  id: number
  username: string
  nick_name: string
  email: string
  password_hash: string
  flag: 'enabled' | 'disabled'
  trashed_at: number | null
}

/** What becomes of the wish for a letter, for the log alone: the asker hears the same whatever it is. */
export const outcomeOf = (person: ResetPerson | undefined, open: boolean): LoginReason =>
  !person
    ? 'unknownUser'
    : !isUsable(person)
      ? 'disabled'
      : person.email === ''
        ? 'noAddress'
        : open
          ? 'letter'
          : 'tooMany'

/** Unknown, used, replaced by a newer one, too old: all the same. */
export const linkIsOver = () => new Failure(CODE.gone, words.linkIsOver)
