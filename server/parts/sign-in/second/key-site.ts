// For which host passkeys are made and believed.
import { isIP } from 'node:net'
import type { KeySite } from './passkeys.ts'

/**
 * With a public address it is that alone, so that no name under which the server also answers has keys of its own; without
 * one it is the host that was asked. Null where passkeys cannot be used: at a bare address, or at another host than the public one.
 */
export function keySiteOf(publicUrl: string | undefined, host: string): KeySite | null {
  const name = hostname(host)
  if (publicUrl !== undefined) {
    const { hostname: own, origin } = new URL(publicUrl)
    return own === name && isIP(own) === 0 ? { host: own, origins: [origin] } : null
  }
  if (name === '' || isIP(name) !== 0 || name.startsWith('[')) return null
  // A browser uses passkeys over https alone, and at localhost.
  const origin = (scheme: string) => new URL(`${scheme}://${host}`).origin
  return { host: name, origins: [origin('https'), ...(name === 'localhost' ? [origin('http')] : [])] }
}

function hostname(host: string): string {
  try {
    return new URL(`http://${host}/`).hostname
  } catch {
    return ''
  }
}
