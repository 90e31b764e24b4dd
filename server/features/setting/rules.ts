// What settings must be before they are stored.

import type { SettingFields } from '#contract/site/setting.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { hasText } from '#server/publishing/texts/text.ts'

type Given = { [Name in keyof SettingFields]?: SettingFields[Name] | undefined }

/** Throws `Failure` 400 by field; `logoKept`: the logo that is given lies in the library. */
export function checkSettings(
  { companyName, recipients, headTags, headerLinks, footerLinks }: Given,
  logoKept: boolean,
) {
  const wrong: Record<string, Reason> = {}
  if (companyName && !hasText(companyName)) wrong.companyName = noName
  for (const [list, links] of Object.entries({ headerLinks, footerLinks }))
    for (const [at, { label }] of (links ?? []).entries())
      if (!hasText(label)) wrong[`${list}.${at}.label`] = noLabel
  for (const at of twice((recipients ?? []).map((address) => address.toLowerCase())))
    wrong[`recipients.${at}`] = already
  for (const at of twice((headTags ?? []).map(({ name, content }) => `${name.toLowerCase()} ${content}`)))
    wrong[`headTags.${at}.name`] = already
  if (!logoKept) wrong.logo = noPicture
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** Where something stands that stood before. */
const twice = (all: readonly string[]) => all.flatMap((one, at) => (all.indexOf(one) < at ? [at] : []))

const noName: Reason = {
  zh: '请填写公司名称，至少一种语言',
  en: 'Enter the company name in at least one language.',
  es: 'Indique el nombre de la empresa en al menos un idioma.',
}
const noLabel: Reason = {
  zh: '请填写链接文字，至少一种语言',
  en: 'Enter the link text in at least one language.',
  es: 'Escriba el texto del enlace en al menos un idioma.',
}
const already: Reason = {
  zh: '与前面的一项重复',
  en: 'This is already in the list.',
  es: 'Ya está en la lista.',
}
const noPicture: Reason = {
  zh: '图库中没有这张图片，可能已被删除',
  en: 'This picture is not in the library; it may have been deleted.',
  es: 'Esta imagen no está en la biblioteca; puede que se haya eliminado.',
}

export const noMailServer = () =>
  new Failure(CODE.unprocessable, {
    zh: '尚未配置邮件服务器，请联系运维人员设置 SMTP_HOST',
    en: 'No mail server is configured. Ask your system administrator to set SMTP_HOST.',
    es: 'No hay servidor de correo configurado. Pida a su administrador que configure SMTP_HOST.',
  })
