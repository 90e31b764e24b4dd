// The rules of the about-us page: how a draft becomes content, what must be there before visitors see it.

import { isEmail } from '#contract/inputs/checks.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { AboutChange, AboutContent } from '#contract/site/about.ts'
import { BLANK_ABOUT } from '#contract/site/blank-about.ts'
import { hasRichText, picturesInText } from '#rich-text/rich-doc.ts'
import type { Reason } from '#server/failure.ts'
import { type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { mergeRichText } from '#server/publishing/texts/rich-text.ts'
import { mergeSeo, seoPicture } from '#server/publishing/texts/seo.ts'
import { hasText, mergeText } from '#server/publishing/texts/text.ts'

type Draft = Partial<Omit<AboutChange, 'id' | 'version' | 'autosave'>>

const HEADS = [
  'kicker',
  'title',
  'profileTitle',
  'timelineTitle',
  'cultureTitle',
  'honoursTitle',
  'honoursLede',
  'officesTitle',
] as const

/** A stored page, whenever it was stored. */
export function wholeAbout(stored: AboutContent): AboutContent {
  const content = { ...BLANK_ABOUT, ...stored }
  return { ...content, offices: content.offices.map((office) => ({ ...office, map: office.map ?? null })) }
}

/** The content a draft makes; what it leaves out stays as it is. */
export function contentOf(draft: Draft, site: Language, stored: AboutContent): AboutContent {
  const content = wholeAbout(stored)
  for (const name of HEADS) content[name] = mergeText(content[name], draft[name], site)
  return {
    ...content,
    pictures: draft.pictures ?? content.pictures,
    certificate: draft.certificate === undefined ? content.certificate : draft.certificate,
    profile: mergeRichText(content.profile, draft.profile, { field: 'profile', site }),
    timeline: draft.timeline ?? content.timeline,
    culture: draft.culture ?? content.culture,
    honours: draft.honours ?? content.honours,
    offices: draft.offices ?? content.offices,
    seo: mergeSeo(content.seo, draft.seo, site),
  }
}

export const aboutRules: KindRules<AboutContent> = {
  kind: 'aboutus',
  read: (json) => wholeAbout(JSON.parse(json)),
  title: () => ({ zh: '关于我们', en: 'About us', es: 'Quiénes somos' }),
  columns: () => ({}),
  pictures: (stored) => {
    const { pictures, certificate, profile, seo } = wholeAbout(stored)
    return [
      ...pictures.map((key, index) => ({ field: `pictures.${index}`, key })),
      ...(certificate === null ? [] : [{ field: 'certificate', key: certificate }]),
      ...picturesInText(profile, 'profile'),
      ...seoPicture(seo),
    ]
  },
  missing: (stored) => aboutMissing(wholeAbout(stored)),
  present: async (entry) => present(entry),
}

/** The about-us page as staff see it. */
export const present = (entry: Entry<AboutContent>) => ({
  ...wholeAbout(entry.content),
  ...staffShape(entry),
})

function aboutMissing({ title, profile, timeline, culture, honours, offices }: AboutContent) {
  const missing: Record<string, Reason> = {}
  if (!hasText(title)) missing.title = titleMissing
  if (!hasRichText(profile)) missing.profile = profileMissing
  for (const [at, event] of timeline.entries()) {
    if (event.year === '') missing[`timeline.${at}.year`] = yearMissing
    if (!hasText(event.title)) missing[`timeline.${at}.title`] = titleMissing
  }
  for (const [at, value] of culture.entries())
    if (!hasText(value.title)) missing[`culture.${at}.title`] = titleMissing
  for (const [at, honour] of honours.entries())
    if (!hasText(honour.name)) missing[`honours.${at}.name`] = nameMissing
  for (const [at, office] of offices.entries()) {
    if (!hasText(office.name)) missing[`offices.${at}.name`] = nameMissing
    if (office.email !== '' && !isEmail(office.email)) missing[`offices.${at}.email`] = emailWrong
  }
  return missing
}

const titleMissing: Reason = {
  zh: '请至少用一种语言填写标题',
  en: 'Please enter a title in at least one language.',
  es: 'Escriba un título en al menos un idioma.',
}
const profileMissing: Reason = {
  zh: '请至少用一种语言填写公司简介',
  en: 'Please enter the profile in at least one language.',
  es: 'Escriba el perfil en al menos un idioma.',
}
const nameMissing: Reason = {
  zh: '请至少用一种语言填写名称',
  en: 'Please enter a name in at least one language.',
  es: 'Escriba un nombre en al menos un idioma.',
}
const yearMissing: Reason = { zh: '请填写年份', en: 'Please enter the year.', es: 'Escriba el año.' }
const emailWrong: Reason = {
  zh: '邮箱格式不正确',
  en: 'Enter a valid email address.',
  es: 'Escriba un correo electrónico válido.',
}
