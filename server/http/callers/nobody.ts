import type { Language } from '#contract/languages/language-codes.ts'
import type { Asking } from './asking.ts'

/** Who asks for a page that is rendered here: a visitor of whom nothing is known. */
export const nobody = (language: Language): Asking => ({
  ...{
    person: null,
    language,
    address: '',
    host: '',
    country: '',
    agent: '',
    browser: false,
    requestId: '',
    cookie: () => '',
  },
  ...{ preview: false, keepNothing: () => {}, onceKey: null },
  record: async () => {},
  setCookie: () => {},
})
