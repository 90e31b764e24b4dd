// What a webhook must be, and what is refused with which words.
import { randomBytes } from 'node:crypto'
import { WEBHOOKS } from '#contract/deliveries/webhook-events.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid } from '#server/failure.ts'
import { isPrivateHost } from '#server/parts/webhooks/webhook-post.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/webhook')

/** 256 random bits under a name that tells what it is. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

/** Throws `Failure` 400 for an address that nothing will ever be sent to; names are judged when they are looked up. */
export function checkAddress(address: string, privateToo: boolean) {
  const { hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') throw invalid({ address: words.withPassword })
  if (!privateToo && isPrivateHost(hostname)) throw invalid({ address: words.isPrivate })
}

export const tooManyWebhooks = () =>
  new Failure(CODE.unprocessable, words.tooManyWebhooks({ most: WEBHOOKS }))

export const switchedOff = () => new Failure(CODE.unprocessable, words.switchedOff)
