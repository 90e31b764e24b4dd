// What went wrong with a delivery, in words that say what to do; the server's own sentence stands below.
import type { Language } from '#contract/language-codes.ts'

const TROUBLES = [
  'host',
  'refused',
  'late',
  'dropped',
  'sign',
  'certificate',
  'mailbox',
  'later',
  'other',
] as const
type Trouble = (typeof TROUBLES)[number]

/** The first that fits. */
const SIGNS: readonly (readonly [Trouble, RegExp])[] = [
  ['host', /ENOTFOUND|EAI_AGAIN|getaddrinfo/i],
  ['refused', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/i],
  ['sign', /EAUTH|invalid login|\b53[0-5]\b|authentication/i],
  ['certificate', /certificate|self.signed|\btls\b|\bssl\b/i],
  ['late', /no answer in time|timed? ?out|timeout|greeting never/i],
  ['dropped', /ECONNRESET|EPIPE|socket (close|hang)|closed unexpectedly|connection closed/i],
  ['mailbox', /\b5[0-5]\d\b/],
  ['later', /\b4[0-5]\d\b/],
]

export const troubleOf = (error: string): Trouble =>
  SIGNS.find(([, sign]) => sign.test(error))?.[0] ?? 'other'

export const TROUBLE_WORDS: Record<Language, Record<Trouble, string>> = {
  zh: {
    host: '找不到邮件服务器，请检查主机名',
    refused: '无法连接邮件服务器，请检查主机和端口',
    late: '对方没有及时响应',
    dropped: '连接中断',
    sign: '邮件服务器拒绝了用户名或密码',
    certificate: '无法建立加密连接，请检查证书或加密方式',
    mailbox: '对方拒收此邮件或地址',
    later: '对方要求稍后再试',
    other: '发送失败',
  },
  en: {
    host: 'The mail server was not found; check its host name',
    refused: 'The mail server cannot be reached; check host and port',
    late: 'There was no answer in time',
    dropped: 'The line was cut',
    sign: 'The mail server refused the user name or the password',
    certificate: 'No encrypted connection came about; check the certificate or the kind of encryption',
    mailbox: 'The other side refuses this address or this letter',
    later: 'The other side asks to try again later',
    other: 'It could not be delivered',
  },
  es: {
    host: 'No se encontró el servidor de correo; revise su nombre',
    refused: 'No se puede contactar con el servidor; revise host y puerto',
    late: 'No hubo respuesta a tiempo',
    dropped: 'Se cortó la conexión',
    sign: 'El servidor rechazó el usuario o la contraseña',
    certificate: 'No se logró una conexión cifrada; revise el certificado o el tipo de cifrado',
    mailbox: 'El destino rechaza esta dirección o este correo',
    later: 'El destino pide intentarlo más tarde',
    other: 'No se pudo entregar',
  },
}
