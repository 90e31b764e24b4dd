// The categories of news, for visitors and for staff.
import type { NewsCategory } from '#contract/news-and-cases/news.ts'

/** In the order in which they are offered. */
export const CATEGORIES: readonly NewsCategory[] = ['company', 'product', 'service', 'knowledge']
