// The about-us page while nothing is written; stands on no validator, so that the console may use it.

import { NO_SEO, NO_TEXT } from '#contract/content/blank.ts'
import { NO_RICH_TEXT } from '#rich-text/rich-doc.ts'
import type { AboutContent } from './about.ts'

/** A page before anything was written; also what older stored ones lack. */
export const BLANK_ABOUT: AboutContent = {
  kicker: NO_TEXT,
  title: NO_TEXT,
  profileTitle: NO_TEXT,
  timelineTitle: NO_TEXT,
  cultureTitle: NO_TEXT,
  honoursTitle: NO_TEXT,
  honoursLede: NO_TEXT,
  officesTitle: NO_TEXT,
  pictures: [],
  certificate: null,
  profile: NO_RICH_TEXT,
  timeline: [],
  culture: [],
  honours: [],
  offices: [],
  seo: NO_SEO,
}
