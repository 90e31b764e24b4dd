// The twin as files that any web server finds by their address: `tree/en/news.html` stands at `/en/news`.

const ENDINGS: readonly (readonly [type: string, ending: string])[] = [
  ['text/html', '.html'],
  ['application/json', '.json'],
]
/** What file systems take in one name, in bytes. */
const LONGEST = 240

/** The name of what stands at an address; null of one that no file can be called by. */
export function treeName(address: string, type: string): string | null {
  const ending = ENDINGS.find(([of]) => type.startsWith(of))?.[1] ?? ''
  const name = address === '/' ? 'index.html' : nameOf(address, ending)
  return name === null ? null : `tree/${name}`
}

/** The same in a bucket, which knows the type of each file and needs no endings. */
export const keyOf = (address: string): string | null =>
  address === '/' ? 'index.html' : nameOf(address, '')

function nameOf(address: string, ending: string): string | null {
  const parts = address.split('/').slice(1).map(plain)
  const named = parts.map((part, at) => part + (at === parts.length - 1 ? ending : ''))
  const fits = (part: string) => part !== '' && !part.startsWith('.') && Buffer.byteLength(part) <= LONGEST
  return named.every(fits) && !parts.some((part) => /[/\\\0?]/.test(part)) ? named.join('/') : null
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
