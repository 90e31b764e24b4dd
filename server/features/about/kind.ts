// The about-us page as a kind of content, made from its declaration.
import { aboutusKind } from '#contract/kinds/about.ts'
import { aboutCalls } from '#contract/site/about.ts'
import { singleKind } from '#server/publishing/kinds/declared-kind.ts'

export const aboutKind = singleKind(aboutusKind, aboutCalls)
