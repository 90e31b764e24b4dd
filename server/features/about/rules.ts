// The rules of the about-us page.
import type { AboutContent } from '#contract/about.ts'
import { hasRichText, picturesInText } from '#contract/rich-doc.ts'
import type { Reason } from '#server/failure.ts'
import { type KindRules, staffShape } from '#server/publishing/kind.ts'

export const aboutRules: KindRules<AboutContent> = {
  kind: 'aboutus',
  title: () => ({ zh: '关于我们', en: 'About us', es: 'Sobre nosotros' }),
  columns: () => ({}),
  pictures: ({ pictures, certificate, profile }) => [
    ...pictures.map((key, index) => ({ field: `pictures.${index}`, key })),
    ...(certificate === null ? [] : [{ field: 'certificate', key: certificate }]),
    ...picturesInText(profile, 'profile'),
  ],
  missing: ({ profile }): Record<string, Reason> => (hasRichText(profile) ? {} : { profile: profileMissing }),
  present: async (entry) => ({ ...entry.content, ...staffShape(entry) }),
}

const profileMissing: Reason = {
  zh: '请至少用一种语言填写公司简介',
  en: 'Please enter the profile in at least one language.',
  es: 'Escriba el perfil en al menos un idioma.',
}
