// A passkey made of software, for tests: it answers what a browser would be asked, truly or with one thing wrong.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Ceremony, NewPasskey, PasskeyAnswer } from '#contract/people/second-step.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

type Wrong = { origin?: string; site?: string; verified?: boolean; counter?: number; challenge?: string }

/** One passkey at `http://localhost`. */
export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let handle: string | undefined
  let counter = 0

  const client = (type: string, asked: Ceremony, { origin, challenge }: Wrong) =>
    Buffer.from(
      JSON.stringify({
        ...{ type, challenge: challenge ?? asked.challenge },
        ...{ origin: origin ?? 'http://localhost', crossOrigin: false },
      }),
    )
  function authenticatorData(
    { site = 'localhost', verified = true, ...wrong }: Wrong,
    more = Buffer.alloc(0),
  ) {
    const head = Buffer.alloc(5)
    head[0] = PRESENT | (verified ? VERIFIED : 0) | (more.length > 0 ? ATTESTED : 0)
    head.writeUInt32BE(wrong.counter ?? ++counter, 1)
    return Buffer.concat([hash(site), head, more])
  }
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    /** What it says of itself when it is made. */
    make(asked: Ceremony, wrong: Wrong = {}): NewPasskey {
      handle = (asked.user as { id: string }).id
      const point = (part: string) => Buffer.from(part, 'base64url')
      // COSE: an elliptic key (2) for ES256 (-7) on P-256 (1).
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        ...[point(x), Buffer.from('225820', 'hex'), point(y)],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authenticatorData(wrong, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt')],
        ...[Buffer.from([0xa0]), cborText('authData'), Buffer.from([0x58, data.length]), data],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: client('webauthn.create', asked, wrong).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** What it answers when it is asked. */
    answer(asked: Ceremony, wrong: Wrong = {}): PasskeyAnswer {
      const data = authenticatorData(wrong)
      const said = client('webauthn.get', asked, wrong)
      const signature = sign('sha256', Buffer.concat([data, hash(said)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(handle !== undefined && { userHandle: handle }),
        },
      }
    },
  }
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest()
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
