// How Aliyun and Tencent Cloud want calls signed; each by the worked example of its documents.
import { createHash, createHmac } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type Signed = { host: string; key: string; secret: string }
type Canonical = { query: string; headers: Record<string, string>; body: string }

/** The names that are signed, and the digest of the request as both write it down. */
function canonical({ query, headers, body }: Canonical) {
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const signed = names.join(';')
  return { signed, digest: digest(['POST', '/', query, lines, signed, digest(body)].join('\n')) }
}

/** As RFC 3986 has it. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

type Aliyun = Signed & {
  action: string
  version: string
  query: Record<string, string>
  /** `2023-10-26T10:22:32Z` */
  date: string
  nonce: string
}

/** `ACS3-HMAC-SHA256` over a call without a body: its query as it is sent, and its headers. */
export function signedForAliyun({ host, key, secret, action, version, query, date, nonce }: Aliyun) {
  const sent = Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const headers = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': digest(''),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const { signed, digest: of } = canonical({ query: sent, headers, body: '' })
  const signature = mac(secret, `ACS3-HMAC-SHA256\n${of}`).toString('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${key},SignedHeaders=${signed},Signature=${signature}`
  return { query: sent, headers: { ...headers, authorization } }
}

type Tencent = Signed & { service: string; type: string; body: string; seconds: number }

/** `TC3-HMAC-SHA256` over type, host and body: the header `Authorization`. */
export function signedForTencent({ host, key, secret, service, type, body, seconds }: Tencent): string {
  const day = new Date(seconds * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const { signed, digest: of } = canonical({ query: '', headers: { 'content-type': type, host }, body })
  const keyOfDay = mac(mac(mac(`TC3${secret}`, day), service), 'tc3_request')
  const signature = mac(keyOfDay, ['TC3-HMAC-SHA256', seconds, scope, of].join('\n')).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
}
