// What went wrong with a mail, a webhook or the CDN, in words that say what to do; the server's own sentence stands below.
import type { Delivery } from '#contract/deliveries/delivery.ts'
import type { TextsOf } from '#web/i18n/messages.ts'

type Kind = Delivery['kind']

type Texts = TextsOf<'console/frame/trouble'>
type MailTrouble = keyof Texts['mail']
type WebhookTrouble = keyof Texts['webhook']
type CdnTrouble = keyof Texts['cdn']
type Signs<Trouble> = readonly (readonly [Trouble, RegExp])[]

const LATE = /no answer (in time|within)|timed? ?out|timeout|greeting never/i
const DROPPED = /ECONNRESET|EPIPE|socket (close|hang)|closed unexpectedly|connection closed/i
const HOST = /ENOTFOUND|EAI_AGAIN|getaddrinfo/i
const REFUSED = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/i
const CERTIFICATE = /certificate|self.signed|\btls\b|\bssl\b|EPROTO/i

/** The first that fits. */
const MAIL_SIGNS: Signs<MailTrouble> = [
  ['over', /its time is over/],
  ['host', HOST],
  ['refused', REFUSED],
  ['sign', /EAUTH|invalid login|\b53[0-5]\b|authentication/i],
  ['certificate', CERTIFICATE],
  ['late', LATE],
  ['dropped', DROPPED],
  ['mailbox', /\b5[0-5]\d\b/],
  ['later', /\b4[0-5]\d\b/],
]
const WEBHOOK_SIGNS: Signs<WebhookTrouble> = [
  ['removed', /webhook was removed/],
  ['off', /webhook is switched off/],
  ['gone', /^answered 410/],
  ['moved', /^answered 3\d\d/],
  ['answer', /^answered \d/],
  ['private', /^refused: .*private network/],
  ['address', /^refused:/],
  ['host', HOST],
  ['refused', REFUSED],
  ['certificate', CERTIFICATE],
  ['late', LATE],
  ['dropped', DROPPED],
]
const CDN_SIGNS: Signs<CdnTrouble> = [
  ['sign', /^answered 40[13]|AuthFailure|UnauthorizedOperation/],
  ['limit', /^answered 429|LimitExceeded|QuotaExceeded/],
  ['answer', /^answered|^did not purge|^failed/],
  ['host', HOST],
  ['refused', REFUSED],
  ['certificate', CERTIFICATE],
  ['late', LATE],
  ['dropped', DROPPED],
]

const firstOf = <Trouble>(signs: Signs<Trouble>, error: string) =>
  signs.find(([, sign]) => sign.test(error))?.[0]

/** Which trouble an error of a delivery is, in words. */
export function troubleIn(texts: Texts, kind: Kind, error: string): string {
  if (kind === 'mail') return texts.mail[firstOf(MAIL_SIGNS, error) ?? 'other']
  if (kind === 'cdn') return texts.cdn[firstOf(CDN_SIGNS, error) ?? 'other']
  return texts.webhook[firstOf(WEBHOOK_SIGNS, error) ?? 'other']
}
