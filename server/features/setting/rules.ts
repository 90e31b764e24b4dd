// What settings must be before they are stored.

import type { SettingFields } from '#contract/site/setting.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/setting')

type Given = { [Name in keyof SettingFields]?: SettingFields[Name] | undefined }

/** Throws `Failure` 400 by field; `logoKept`: the logo that is given lies in the library. */
export function checkSettings(
  { companyName, recipients, headTags, headerLinks, footerLinks }: Given,
  logoKept: boolean,
) {
  const wrong: Record<string, Reason> = {}
  if (companyName && !hasText(companyName)) wrong.companyName = words.noName
  for (const [list, links] of Object.entries({ headerLinks, footerLinks }))
    for (const [at, { label }] of (links ?? []).entries())
      if (!hasText(label)) wrong[`${list}.${at}.label`] = words.noLabel
  for (const at of twice((recipients ?? []).map((address) => address.toLowerCase())))
    wrong[`recipients.${at}`] = words.already
  for (const at of twice((headTags ?? []).map(({ name, content }) => `${name.toLowerCase()} ${content}`)))
    wrong[`headTags.${at}.name`] = words.already
  if (!logoKept) wrong.logo = words.noPicture
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** Where something stands that stood before. */
const twice = (all: readonly string[]) => all.flatMap((one, at) => (all.indexOf(one) < at ? [at] : []))

export const noMailServer = () => new Failure(CODE.unprocessable, words.noMailServer)
