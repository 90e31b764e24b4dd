// The languages of the site in a page: as the server wrote them into it, or those of the house (package.json, "imports").
import { HOUSE_FACTS, HOUSE_LANGUAGES } from './house-languages.ts'
import type { Site } from './site-languages.ts'

type Page = { document: { documentElement: { dataset: { languages?: string } } } }
const said = (globalThis as unknown as Page).document.documentElement.dataset.languages

export const SITE: Site = said
  ? (JSON.parse(said) as Site)
  : {
      languages: HOUSE_LANGUAGES.map((code) => ({
        code,
        words: code,
        standing: 'public',
        bit: 0,
        falls: [],
        missing: 'fallback',
        asked: false,
      })),
      facts: HOUSE_FACTS,
    }
