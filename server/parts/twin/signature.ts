// Signs manifests with Ed25519. Whoever serves or checks the twin needs the public key alone and can forge nothing with it,
// as they could with the one key of an HMAC; the private key is made from the secret of the site, so that there is no second one to keep.
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export type Signer = ReturnType<typeof createSigner>

/** `secret` is the key of the site (`SECRET_KEY`, or the file of it): the same on every node. */
export function createSigner(secret: Uint8Array) {
  const seed = createHmac('sha256', secret).update('manifest of the twin').digest()
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key)
  return {
    /** The text, and its signature on a line below. */
    sign: (text: string) => `${text}\n${sign(null, Buffer.from(text), key).toString('base64')}\n`,
    open: (signed: string) => openSigned(signed, publicKey),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  }
}

/** The text that was signed; null when it is not what the holder of the key signed. */
export function openSigned(signed: string, publicKey: KeyObject | string): string | null {
  const [text = '', signature = ''] = signed.split('\n')
  const holds = verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
  return holds ? text : null
}
