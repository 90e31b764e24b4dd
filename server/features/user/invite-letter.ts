// The letter of an invitation, in three languages.

import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { INVITE_HOURS } from '#contract/people/invitation.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { fillIn, letterParts } from '#server/parts/outbox/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'

const LETTER: Record<Language, { subject: string; body: string; label: string; foot: string }> = {
  zh: {
    subject: '{{inviter}}邀请您使用{{company}}网站后台',
    body: '{{name}}，您好：\n\n{{inviter}}为您开通了{{company}}网站后台的账号，用户名是“{{username}}”。请在 {{hours}} 小时内打开下面的链接设置密码，链接只能使用一次。',
    label: '设置密码',
    foot: '链接过期后，请让{{inviter}}重新发送邀请。如果您不认识对方，请忽略此邮件。',
  },
  en: {
    subject: '{{inviter}} invites you to the website console of {{company}}',
    body: 'Hello {{name}},\n\n{{inviter}} has opened an account for you in the website console of {{company}}. Your user name is “{{username}}”. Open the link below within {{hours}} hours and choose a password. The link works once.',
    label: 'Choose a password',
    foot: 'When the link has expired, ask {{inviter}} to send the invitation again. If you do not know this person, ignore this email.',
  },
  es: {
    subject: '{{inviter}} lo invita a la consola del sitio web de {{company}}',
    body: 'Hola, {{name}}:\n\n{{inviter}} abrió una cuenta para usted en la consola del sitio web de {{company}}. Su usuario es «{{username}}». Abra el enlace siguiente en un plazo de {{hours}} horas y elija una contraseña. El enlace sirve una sola vez.',
    label: 'Elegir contraseña',
    foot: 'Si el enlace caducó, pida a {{inviter}} que envíe la invitación de nuevo. Si no conoce a esta persona, no haga caso de este correo.',
  },
}

type Invitation = {
  person: { username: string; nick_name: string; email: string }
  inviter: string
  site: SiteSettings
  language: Language
  link: string
  endsAt: number
}

/** The letter with the link, not sent any more when the link is over. */
export function inviteLetter({ person, inviter, site, language, link, endsAt }: Invitation): NewParcel {
  const { subject, body, label, foot } = LETTER[language]
  const company = pickText(site.companyName, language).text
  const values = {
    ...{ company, inviter, username: person.username, hours: String(INVITE_HOURS) },
    name: person.nick_name || person.username,
  }
  const letter = {
    to: person.email,
    subject: fillIn(subject, values),
    ...letterParts({
      ...{ body: fillIn(body, values), foot: fillIn(foot, values), language },
      link: { label, address: link },
    }),
    fromName: company,
  }
  return {
    ...{ kind: 'mail', topic: 'user.invite', recipient: letter.to, subject: letter.subject },
    ...{ payload: letter, endsAt },
  }
}
