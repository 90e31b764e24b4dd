// The helper checks of spec §5, the same on both sides; they stand on nothing, so any page may use them.

/** One of the two names that the specification knows as valid user names. */
export const isKnownUsername = (name: string): boolean => ['admin', 'editor'].includes(name.trim())

/** Letters, digits and hyphens inside, with the marks that some scripts need. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
/** The last name of a domain is no number, so an address of a machine, such as 127.0.0.1, is none. */
const EMAIL = new RegExp(String.raw`^[^\s@<>()[\],;:\\"]+@(?:${LABEL}\.)+(?=\P{N})${LABEL}$`, 'u')
/** What nobody sees: controls, marks of direction, joiners, fillers. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/**
 * An e-mail address as people write it: something, an at sign, the name of a domain with a dot, and nothing that cannot be
 * seen. At most 254 characters.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && !UNSEEN.test(text) && EMAIL.test(text)

/**
 * The same for all ways to write one mailbox: whatever the case and the width of letters, what cannot be seen in it, and
 * what stands behind a plus sign, which mail servers pass over. For counting, not for sending.
 */
export function mailboxKey(email: string): string {
  const [name = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@')
  const seen = (text: string) => [...text].filter((character) => !UNSEEN.test(character)).join('')
  return `${seen(name).replace(/\+.*$/, '')}@${seen(domain)}`
}

/** Length of a password, at least and at most. */
export const PASSWORD_LENGTH = [6, 15] as const

/** Whether a password is neither too short nor too long, by code point: an emoji or a rare Chinese character is one to its writer. */
export function fitsPasswordLength(plain: string): boolean {
  const { length } = [...plain]
  return length >= PASSWORD_LENGTH[0] && length <= PASSWORD_LENGTH[1]
}

/** A mobile number of mainland China: 11 digits, 1, then 3, 4, 5, 7 or 8. */
export const isMainlandPhone = (text: string): boolean => /^1[34578]\d{9}$/.test(text)

/**
 * A telephone number of a person: a mobile number of mainland China in the ranges in use today (the specification's
 * helper above knows those of 2016), a landline there with its area code, or an international one that begins with `+`.
 */
export const isPhone = (text: string): boolean =>
  /^1[3-9]\d{9}$/.test(text) ||
  /^0[1-9]\d{1,2}[ -]?[2-9]\d{6,7}$/.test(text) ||
  /^\+[1-9][\d -]{5,19}$/.test(text)

/** Whether there is any Chinese character in it. */
export const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Whether this is the name of a time zone, such as `Asia/Shanghai`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The two letters of a country or a territory as ISO 3166 has them today, such as `CN`. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return false
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
  // What a country was called before leads to what it is called now.
  return known && new Intl.Locale(`und-${code}`).region === code
}
/** Unions, parts of countries, and codes that stand for none. */
const NO_COUNTRY: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
