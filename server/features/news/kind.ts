// News as a kind of content, made from its declaration.
import { newsKind as declaration } from '#contract/kinds/news.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { declaredKind } from '#server/publishing/kinds/declared-kind.ts'

export const newsKind = declaredKind(declaration, newsCalls)
