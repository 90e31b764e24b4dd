// The rules of the home page: how a draft becomes content, what it points at, what must be there before visitors see it.

import type { Language } from '#contract/languages/language-codes.ts'
import { BLANK_HOME } from '#contract/site/blank-home.ts'
import type { HomeChange, HomeContent } from '#contract/site/home.ts'
import type { Reason } from '#server/failure.ts'
import { type Entry, type KindRules, staffShape } from '#server/publishing/kind.ts'
import { mergeSeo, seoPicture } from '#server/publishing/texts/seo.ts'
import { mergeText } from '#server/publishing/texts/text.ts'
import { homeMissing } from './missing.ts'

type Draft = Partial<Omit<HomeChange, 'id' | 'version' | 'autosave'>>

const HEADS = [
  'rangeTitle',
  'rangeLede',
  'hotTitle',
  'strengthsTitle',
  'partnersTitle',
  'certificatesTitle',
  'askTitle',
  'askLede',
] as const

/** A stored page, whenever it was stored. */
export const wholeHome = (stored: HomeContent): HomeContent => ({ ...BLANK_HOME, ...stored })

/** The content a draft makes; what it leaves out stays as it is. */
export function contentOf(draft: Draft, site: Language, stored: HomeContent): HomeContent {
  const content = wholeHome(stored)
  for (const name of HEADS) content[name] = mergeText(content[name], draft[name], site)
  return {
    ...content,
    slides: draft.slides ?? content.slides,
    strengths: draft.strengths ?? content.strengths,
    figures: draft.figures ?? content.figures,
    certificates: draft.certificates ?? content.certificates,
    partners: draft.partners ?? content.partners,
    strengthsPicture:
      draft.strengthsPicture === undefined ? content.strengthsPicture : draft.strengthsPicture,
    featuredTypes: draft.featuredTypes ?? content.featuredTypes,
    featuredProducts: draft.featuredProducts ?? content.featuredProducts,
    featuredCases: draft.featuredCases ?? content.featuredCases,
    featuredNews: draft.featuredNews ?? content.featuredNews,
    seo: mergeSeo(content.seo, draft.seo, site),
  }
}

export const homeRules: KindRules<HomeContent> = {
  kind: 'homepage',
  read: (json) => wholeHome(JSON.parse(json)),
  title: () => ({ zh: '首页', en: 'Home page', es: 'Página de inicio' }),
  columns: () => ({}),
  records: (stored) => {
    const { featuredTypes, featuredProducts, featuredCases, featuredNews } = wholeHome(stored)
    return [
      ...featuredTypes.map((id, at) => ({ field: `featuredTypes.${at}`, kind: 'productType' as const, id })),
      ...featuredProducts.map((id, at) => ({
        field: `featuredProducts.${at}`,
        kind: 'product' as const,
        id,
      })),
      ...featuredCases.map((id, at) => ({ field: `featuredCases.${at}`, kind: 'successCase' as const, id })),
      ...featuredNews.map((id, at) => ({ field: `featuredNews.${at}`, kind: 'news' as const, id })),
    ]
  },
  pictures: (stored) => {
    const { slides, strengthsPicture, partners, seo } = wholeHome(stored)
    return [
      ...slides.flatMap(({ picture }, at) => named(`slides.${at}.picture`, picture)),
      ...named('strengthsPicture', strengthsPicture),
      ...partners.flatMap(({ logo }, at) => named(`partners.${at}.logo`, logo)),
      ...seoPicture(seo),
    ]
  },
  missing: (content): Record<string, Reason> => homeMissing(wholeHome(content)),
  present: async (entry) => present(entry),
}

const named = (field: string, key: string | null) => (key === null ? [] : [{ field, key }])

/** The home page as staff see it. */
export const present = (entry: Entry<HomeContent>) => ({ ...wholeHome(entry.content), ...staffShape(entry) })
