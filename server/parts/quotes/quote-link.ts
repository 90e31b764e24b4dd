// The page of a quote for the customer: behind the link of the inquiry that it answers.
import { OWN_ROUTE } from '#contract/enquiries/own-route.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { QUOTE_ROUTE } from '#contract/quotes/own-quote.ts'
import { ownLink } from '#server/parts/enquiries/own-link.ts'

type Site = {
  publicUrl: string | undefined
  /** Signs the links of inquiries. */
  key: Buffer
}

/** Its whole address; empty where the site knows no address of its own. */
export const quoteAddress = ({ publicUrl, key }: Site, messageNumber: string, language: Language): string =>
  publicUrl
    ? `${publicUrl.replace(/\/$/, '')}/${language}${OWN_ROUTE}/${ownLink(key, messageNumber)}${QUOTE_ROUTE}`
    : ''
