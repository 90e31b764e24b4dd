// Where whoever sent an enquiry finds it again.

/** The route inside the door; behind it stands the link. */
export const OWN_ROUTE = '/enquiry'
/** What a visitor may add at a time, in characters. */
export const ADDED = 4_000
/** The texts that visitors agree to, by the day they were written; counted up when the consent or the privacy text changes. */
export const CONSENT_EDITION = '2026-11-24'
