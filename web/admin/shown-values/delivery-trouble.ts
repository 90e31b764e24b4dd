// What went wrong with a mail or a webhook, in words that say what to do; the server's own sentence stands below.
import type { Delivery } from '#contract/deliveries/delivery.ts'
import type { Language } from '#contract/languages/language-codes.ts'

type Kind = Delivery['kind']

const MAIL_TROUBLES = [
  'host',
  'refused',
  'late',
  'dropped',
  'sign',
  'certificate',
  'mailbox',
  'later',
  'over',
  'other',
] as const
const WEBHOOK_TROUBLES = [
  'host',
  'refused',
  'late',
  'dropped',
  'certificate',
  'removed',
  'off',
  'gone',
  'moved',
  'answer',
  'private',
  'address',
  'other',
] as const
type MailTrouble = (typeof MAIL_TROUBLES)[number]
type WebhookTrouble = (typeof WEBHOOK_TROUBLES)[number]
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

const firstOf = <Trouble>(signs: Signs<Trouble>, error: string) =>
  signs.find(([, sign]) => sign.test(error))?.[0]

/** Which trouble an error of a delivery is, in words. */
export const troubleIn = (language: Language, kind: Kind, error: string): string =>
  kind === 'mail'
    ? MAIL_WORDS[language][firstOf(MAIL_SIGNS, error) ?? 'other']
    : WEBHOOK_WORDS[language][firstOf(WEBHOOK_SIGNS, error) ?? 'other']

const MAIL_WORDS: Record<Language, Record<MailTrouble, string>> = {
  zh: {
    host: '找不到邮件服务器，请检查主机名',
    refused: '无法连接邮件服务器，请检查主机和端口',
    late: '对方没有及时响应',
    dropped: '连接中断',
    sign: '邮件服务器拒绝了用户名或密码',
    certificate: '无法建立加密连接，请检查证书或加密方式',
    mailbox: '对方拒收此邮件或地址',
    later: '对方要求稍后再试',
    over: '发送前链接已过期，未再发送',
    other: '发送失败',
  },
  en: {
    host: 'The mail server was not found; check its host name',
    refused: 'The mail server cannot be reached; check host and port',
    late: 'There was no answer in time',
    dropped: 'Connection lost',
    sign: 'The mail server refused the user name or the password',
    certificate: 'TLS connection failed; check the certificate or the encryption type',
    mailbox: 'The receiving server rejects this address or email',
    later: 'The receiving server asks to try again later',
    over: 'Its link expired before it could be sent',
    other: 'It could not be delivered',
  },
  es: {
    host: 'No se encontró el servidor de correo; revise su nombre',
    refused: 'No se puede contactar con el servidor; revise host y puerto',
    late: 'No hubo respuesta a tiempo',
    dropped: 'Se cortó la conexión',
    sign: 'El servidor rechazó el usuario o la contraseña',
    certificate: 'Falló la conexión TLS; revise el certificado o el tipo de cifrado',
    mailbox: 'El destino rechaza esta dirección o este correo',
    later: 'El destino pide intentarlo más tarde',
    over: 'El enlace venció antes de poder enviarse',
    other: 'No se pudo entregar',
  },
}

const WEBHOOK_WORDS: Record<Language, Record<WebhookTrouble, string>> = {
  zh: {
    host: '找不到接收方的主机，请检查地址',
    refused: '无法连接接收方，请检查地址和端口',
    late: '接收方没有在 10 秒内响应',
    dropped: '连接中断',
    certificate: '无法建立加密连接，请检查接收方的证书',
    removed: 'Webhook 已删除',
    off: 'Webhook 已停用',
    gone: '接收方返回 410，不再接收',
    moved: '接收方要求跳转；跳转不会被跟随，请填写最终地址',
    answer: '接收方返回了错误',
    private: '地址属于本机或内网，已拒绝',
    address: '该地址不能使用',
    other: '发送失败',
  },
  en: {
    host: 'The receiver was not found; check the address',
    refused: 'The receiver cannot be reached; check address and port',
    late: 'The receiver did not answer within 10 seconds',
    dropped: 'Connection lost',
    certificate: 'TLS connection failed; check the certificate of the receiver',
    removed: 'The webhook was removed',
    off: 'The webhook is switched off',
    gone: 'Receiver returned 410 Gone',
    moved: 'The receiver redirects; redirects are not followed, so enter the final URL',
    answer: 'The receiver answered with an error',
    private: 'The address belongs to this machine or a private network, and was refused',
    address: 'This address cannot be used',
    other: 'It could not be delivered',
  },
  es: {
    host: 'No se encontró el receptor; revise la dirección',
    refused: 'No se puede contactar con el receptor; revise dirección y puerto',
    late: 'El receptor no respondió en 10 segundos',
    dropped: 'Se cortó la conexión',
    certificate: 'Falló la conexión TLS; revise el certificado del receptor',
    removed: 'El webhook se eliminó',
    off: 'El webhook está desactivado',
    gone: 'El receptor respondió 410',
    moved: 'El receptor redirige; no se sigue, así que indique la dirección final',
    answer: 'El receptor respondió con un error',
    private: 'La dirección es de esta máquina o de una red privada y se rechazó',
    address: 'Esta dirección no puede usarse',
    other: 'No se pudo entregar',
  },
}
