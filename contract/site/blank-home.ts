// The home page while nothing is written; stands on no validator, so that the console may use it.

import { NO_SEO, NO_TEXT } from '#contract/content/blank.ts'
import type { HomeContent } from './home.ts'

/** A page before anything was written; also what older stored ones lack. */
export const BLANK_HOME: HomeContent = {
  rangeTitle: NO_TEXT,
  rangeLede: NO_TEXT,
  hotTitle: NO_TEXT,
  strengthsTitle: NO_TEXT,
  partnersTitle: NO_TEXT,
  certificatesTitle: NO_TEXT,
  askTitle: NO_TEXT,
  askLede: NO_TEXT,
  slides: [],
  strengths: [],
  figures: [],
  certificates: [],
  partners: [],
  strengthsPicture: null,
  featuredTypes: [],
  featuredProducts: [],
  featuredCases: [],
  featuredNews: [],
  seo: NO_SEO,
}
