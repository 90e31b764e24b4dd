// Letters that tell a person what was changed of their account, in three languages.
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { fillIn, letterParts } from './mail-template.ts'
import type { NewParcel } from './outbox-parcel.ts'

export type LetterTemplate = { subject: string; body: string; foot: string }

type To = {
  person: { username: string; nick_name: string; email: string }
  site: SiteSettings
  language: Language
  /** From where it was done. */
  address: string
}

const NOT_YOU: Record<Language, string> = {
  zh: '如果不是您本人操作，请立即联系系统管理员。',
  en: 'If that was not you, please contact your administrator at once.',
  es: 'Si no fue usted, avise de inmediato al administrador.',
}
const PASSWORD_SUBJECT: Record<Language, string> = {
  zh: '您在{{company}}网站管理后台的密码已更改',
  en: 'Your password for the website of {{company}} was changed',
  es: 'Su contraseña del sitio web de {{company}} cambió',
}
const PASSWORD_BY_LINK: Record<Language, string> = {
  zh: '{{name}}，您好：\n\n用户名“{{username}}”的密码刚刚通过邮件链接重设（IP 地址 {{address}}），所有已登录的设备均已退出。',
  en: 'Hello {{name}},\n\nthe password of the user name “{{username}}” was just reset with an emailed link (IP address {{address}}). All devices have been signed out.',
  es: 'Hola, {{name}}:\n\nla contraseña del usuario «{{username}}» se acaba de restablecer con un enlace enviado por correo (dirección IP {{address}}). Se cerraron todas sus sesiones.',
}
const PASSWORD_BY_ONESELF: Record<Language, string> = {
  zh: '{{name}}，您好：\n\n用户名“{{username}}”的密码刚刚在个人中心更改（IP 地址 {{address}}），所有已登录的设备均已退出。',
  en: 'Hello {{name}},\n\nthe password of the user name “{{username}}” was just changed on the page “Personal information” (IP address {{address}}). All devices have been signed out.',
  es: 'Hola, {{name}}:\n\nla contraseña del usuario «{{username}}» se acaba de cambiar en la página «Información personal» (dirección IP {{address}}). Se cerraron todas sus sesiones.',
}
const ADDRESS: Record<Language, { subject: string; body: string }> = {
  zh: {
    subject: '您在{{company}}网站管理后台的邮箱已更改',
    body: '{{name}}，您好：\n\n用户名“{{username}}”的邮箱刚刚更改（IP 地址 {{address}}）。今后的邮件（包括重设密码的链接）不再发送到此邮箱。',
  },
  en: {
    subject: 'Your email address for the website of {{company}} was changed',
    body: 'Hello {{name}},\n\nthe email address of the user name “{{username}}” was just changed (IP address {{address}}). Mail, including password reset links, no longer comes to this address.',
  },
  es: {
    subject: 'Su correo electrónico del sitio web de {{company}} cambió',
    body: 'Hola, {{name}}:\n\nel correo electrónico del usuario «{{username}}» se acaba de cambiar (dirección IP {{address}}). A partir de ahora los mensajes, también los enlaces para restablecer la contraseña, ya no llegan a esta dirección.',
  },
}

/** Tells the person that the password was changed, with a link from a letter or by themselves. */
export const passwordLetter = (to: To, how: 'link' | 'oneself'): NewParcel =>
  accountLetter(
    'user.resetDone',
    {
      subject: PASSWORD_SUBJECT[to.language],
      body: (how === 'link' ? PASSWORD_BY_LINK : PASSWORD_BY_ONESELF)[to.language],
      foot: NOT_YOU[to.language],
    },
    to,
  )

/** Tells the address of before that it is the person's no more. */
export const addressLetter = (to: To): NewParcel =>
  accountLetter('user.address', { ...ADDRESS[to.language], foot: NOT_YOU[to.language] }, to)

/** A letter about an account, to the address that `person` has. */
export function accountLetter(
  topic: string,
  { subject, body, foot }: LetterTemplate,
  { person, site, language, address }: To,
  more: { values?: Record<string, string>; link?: { label: string; address: string } } = {},
): NewParcel {
  const company = pickText(site.companyName, language).text
  const name = person.nick_name || person.username
  const values = { company, name, username: person.username, address, ...more.values }
  const letter = {
    to: person.email,
    subject: fillIn(subject, values),
    ...letterParts({ body: fillIn(body, values), foot, language, ...(more.link && { link: more.link }) }),
    fromName: company,
  }
  return { kind: 'mail', topic, recipient: letter.to, subject: letter.subject, payload: letter }
}
