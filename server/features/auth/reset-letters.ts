// The letters about a forgotten password, in three languages.
import { pickText } from '#contract/language.ts'
import type { Language } from '#contract/language-codes.ts'
import type { SiteSettings } from '#contract/site.ts'
import type { Letter } from '#server/parts/mail.ts'
import { fillIn, letterParts } from '#server/parts/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox-parcel.ts'
import { LINK_MS, type ResetPerson } from './reset-rules.ts'

type Template = { subject: string; body: string; foot: string }

const LINK: Record<Language, Template & { label: string }> = {
  zh: {
    subject: '重设您在{{company}}网站管理后台的密码',
    body: '{{name}}，您好：\n\n有人（IP 地址 {{address}}）为用户名“{{username}}”申请重设密码。请在 {{minutes}} 分钟内打开下面的链接并设置新密码，链接只能使用一次。',
    label: '设置新密码',
    foot: '如果不是您本人申请，请忽略此邮件，您的密码不会改变。请勿将链接转发给他人，我们的员工绝不会向您索要。',
  },
  en: {
    subject: 'Reset your password for the website of {{company}}',
    body: 'Hello {{name}},\n\nsomeone (IP address {{address}}) asked for a new password for the user name “{{username}}”. Please open the link below within {{minutes}} minutes and choose one. The link works once.',
    label: 'Choose a new password',
    foot: 'If that was not you, please ignore this email; your password stays the same. Do not forward the link: our staff will never ask you for it.',
  },
  es: {
    subject: 'Restablecer su contraseña del sitio web de {{company}}',
    body: 'Hola, {{name}}:\n\nalguien (dirección IP {{address}}) solicitó una contraseña nueva para el usuario «{{username}}». Abra el enlace siguiente en un plazo de {{minutes}} minutos y elija una. El enlace solo sirve una vez.',
    label: 'Elegir una contraseña nueva',
    foot: 'Si no fue usted, ignore este mensaje; su contraseña no cambia. No reenvíe el enlace: nadie de nuestro personal se lo pedirá.',
  },
}

const CHANGED: Record<Language, Template> = {
  zh: {
    subject: '您在{{company}}网站管理后台的密码已更改',
    body: '{{name}}，您好：\n\n用户名“{{username}}”的密码刚刚通过邮件链接重设（IP 地址 {{address}}），所有已登录的设备均已退出。',
    foot: '如果不是您本人操作，请立即联系系统管理员。',
  },
  en: {
    subject: 'Your password for the website of {{company}} was changed',
    body: 'Hello {{name}},\n\nthe password of the user name “{{username}}” was just reset with an emailed link (IP address {{address}}). All devices have been signed out.',
    foot: 'If that was not you, please contact your administrator at once.',
  },
  es: {
    subject: 'Su contraseña del sitio web de {{company}} cambió',
    body: 'Hola, {{name}}:\n\nla contraseña del usuario «{{username}}» se acaba de restablecer con un enlace enviado por correo (dirección IP {{address}}). Se cerraron todas sus sesiones.',
    foot: 'Si no fue usted, avise de inmediato al administrador.',
  },
}

type To = { person: ResetPerson; site: SiteSettings; language: Language; address: string }
type Parcel = NewParcel & { payload: Letter }

/** The letter with the link, good until `endsAt`. */
export function linkLetter(to: To, link: string, endsAt: number): Parcel {
  const { label, ...template } = LINK[to.language]
  return { ...letterOf('user.reset', template, to, { label, address: link }), endsAt }
}

/** Tells the person that it was done. */
export const changedLetter = (to: To): Parcel => letterOf('user.resetDone', CHANGED[to.language], to)

function letterOf(
  topic: string,
  { subject, body, foot }: Template,
  { person, site, language, address }: To,
  link?: { label: string; address: string },
): Parcel {
  const company = pickText(site.companyName, language).text
  const values = {
    company,
    name: person.nick_name || person.username,
    username: person.username,
    address,
    minutes: String(LINK_MS / 60_000),
  }
  const letter = {
    to: person.email,
    subject: fillIn(subject, values),
    ...letterParts({ body: fillIn(body, values), foot, language, ...(link && { link }) }),
    fromName: company,
  }
  return { kind: 'mail', topic, recipient: letter.to, subject: letter.subject, payload: letter }
}
