// Telephone numbers and e-mail addresses as links.

/** `+86 512 0000 0110` as `tel:+8651200000110`. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

/** A letter to `address`, with a subject when there is one. */
export const mailTo = (address: string, subject = '') =>
  subject === '' ? `mailto:${address}` : `mailto:${address}?subject=${encodeURIComponent(subject)}`
