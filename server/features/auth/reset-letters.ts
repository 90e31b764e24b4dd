// The letter with the link for a forgotten password, in three languages.
import type { Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { accountLetter, type LetterTemplate } from '#server/parts/outbox/account-letters.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'
import { LINK_MS, type ResetPerson } from './reset-rules.ts'

const LINK: Record<Language, LetterTemplate & { label: string }> = {
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

type To = { person: ResetPerson; site: SiteSettings; language: Language; address: string }

/** The letter that leads to `link`; it is void at `endsAt`. */
export function linkLetter(to: To, link: string, endsAt: number): NewParcel {
  const { label, ...template } = LINK[to.language]
  const values = { minutes: String(LINK_MS / 60_000) }
  return { ...accountLetter('user.reset', template, to, { values, link: { label, address: link } }), endsAt }
}
