// What a webhook must be, and what is refused with which words.
import { randomBytes } from 'node:crypto'
import { WEBHOOKS } from '#contract/deliveries/webhook-events.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { isPrivateHost } from '#server/parts/webhooks/webhook-post.ts'

/** 256 random bits under a name that tells what it is. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

/** Throws `Failure` 400 for an address that nothing will ever be sent to; names are judged when they are looked up. */
export function checkAddress(address: string, privateToo: boolean) {
  const { hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') throw invalid({ address: withPassword })
  if (!privateToo && isPrivateHost(hostname)) throw invalid({ address: isPrivate })
}

const withPassword: Reason = {
  zh: '地址中不能包含用户名或密码',
  en: 'The URL must not contain a user name or password.',
  es: 'La dirección no debe contener usuario ni contraseña.',
}
const isPrivate: Reason = {
  zh: '该地址属于本机或内部网络，不能使用',
  en: 'This address belongs to this machine or to a private network; nothing is sent there.',
  es: 'Esta dirección pertenece a este equipo o a una red privada; no se envía nada allí.',
}

export const tooManyWebhooks = () =>
  new Failure(CODE.unprocessable, {
    zh: `最多 ${WEBHOOKS} 个 Webhook`,
    en: `Limit: ${WEBHOOKS} webhooks.`,
    es: `Límite: ${WEBHOOKS} webhooks.`,
  })

export const switchedOff = () =>
  new Failure(CODE.unprocessable, {
    zh: '该 Webhook 已停用，请先启用再重新推送',
    en: 'This webhook is inactive; activate it before you replay.',
    es: 'Este webhook está desactivado; actívelo antes de reenviar.',
  })
