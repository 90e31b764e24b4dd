// The home page as a kind of content, made from its declaration.
import { homepageKind } from '#contract/kinds/home.ts'
import { homeCalls } from '#contract/site/home.ts'
import { singleKind } from '#server/publishing/kinds/declared-kind.ts'

export const homeKind = singleKind(homepageKind, homeCalls)
