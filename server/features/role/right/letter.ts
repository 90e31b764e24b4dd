// The letter to those who can grant what somebody asks for.
import { pickText } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { fillIn, letterParts } from '#server/parts/outbox/mail-template.ts'
import type { NewParcel } from '#server/parts/outbox/outbox-parcel.ts'

type Words = { subject: string; body: string; why: string; label: string; foot: string }

const WORDS: Record<Language, Words> = {
  zh: {
    subject: '{{name}} 申请权限：{{right}}',
    body: '{{name}}（用户名 {{username}}）在{{company}}网站管理后台需要权限“{{right}}”，而您可以授予。\n\n授予方法：在角色管理中给该用户一个包含此权限的角色，或在权限设置中将其加入该用户的角色。',
    why: '原因：{{why}}',
    label: '打开后台',
    foot: '不同意时，可在后台顶部的“权限申请”中将其搁置。',
  },
  en: {
    subject: '{{name}} asks for a right: {{right}}',
    body: '{{name}} (user name {{username}}) needs the right “{{right}}” in the console of {{company}}, and you can grant it.\n\nGive them a role that holds it, or add it to a role of theirs under Permissions.',
    why: 'Why: {{why}}',
    label: 'Open the console',
    foot: 'If you do not agree, put the request aside under “Requests for rights” at the top of the console.',
  },
  es: {
    subject: '{{name}} solicita un permiso: {{right}}',
    body: '{{name}} (usuario {{username}}) necesita el permiso «{{right}}» en la consola de {{company}}, y usted puede concederlo.\n\nAsígnele un rol que lo incluya o agréguelo a uno de sus roles en Permisos.',
    why: 'Motivo: {{why}}',
    label: 'Abrir la consola',
    foot: 'Si no está de acuerdo, descarte la solicitud en «Solicitudes de permisos», en la parte superior de la consola.',
  },
}

type About = { name: string; username: string; right: string; why: string; email: string }

/** One letter; the link leads to the console when the site knows its address. */
export function askLetter(about: About, site: SiteSettings, language: Language, origin: string): NewParcel {
  const words = WORDS[language]
  const company = pickText(site.companyName, language).text
  const values = { ...about, company }
  const body = [words.body, ...(about.why ? [words.why] : [])]
    .map((part) => fillIn(part, values))
    .join('\n\n')
  const link = origin && { label: words.label, address: `${origin}/#/dashboard` }
  const subject = fillIn(words.subject, values).replace(/[\u0000-\u001f\u007f]+/g, ' ')
  const payload = {
    to: about.email,
    subject,
    ...letterParts({ body, foot: words.foot, language, ...(link && { link }) }),
    fromName: company,
  }
  return { kind: 'mail', topic: 'right.ask', recipient: about.email, subject, payload }
}
