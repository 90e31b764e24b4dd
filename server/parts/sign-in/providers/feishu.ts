// Feishu (飞书), and Lark with other addresses: an app of the company's own.
import { createHash } from 'node:crypto'
import { addressAt, askProvider, codeIn } from './ask-provider.ts'
import { type Provider, ProviderRefused, textOf } from './provider.ts'
import type { ProviderSettings } from './settings.ts'

const SIGN_IN = 'https://accounts.feishu.cn'
const API = 'https://open.feishu.cn'

/** `clientId` and `clientSecret` are those of the app, `company` is the tenant_key. */
export function feishuProvider(settings: ProviderSettings): Provider {
  const { clientId, clientSecret, company, signIn = SIGN_IN, api = API } = settings
  return {
    settings,
    signedOut: null,
    begin: async ({ redirect, state, verifier }) =>
      addressAt(signIn, '/open-apis/authen/v1/authorize', {
        ...{ client_id: clientId, redirect_uri: redirect, response_type: 'code', state },
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).href,
    async end(returned, { redirect, verifier }) {
      const code = codeIn(returned, 'code')
      const { access_token, code: refusal } = await askProvider(
        addressAt(api, '/open-apis/authen/v2/oauth/token'),
        {
          body: {
            ...{ grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret },
            ...{ code, redirect_uri: redirect, code_verifier: verifier },
          },
        },
      )
      if (refusal !== 0) throw new ProviderRefused('failed', refusal)
      const answer = await askProvider(addressAt(api, '/open-apis/authen/v1/user_info'), {
        headers: { authorization: `Bearer ${String(access_token)}` },
      })
      const person = (answer.data ?? {}) as Record<string, unknown>
      if (person.tenant_key !== company) throw new ProviderRefused('unknown')
      const subject = textOf(person.union_id, 'subject')
      if (subject === '') throw new ProviderRefused('failed')
      // The mailbox of the company is given by its administrator.
      const email = textOf(person.enterprise_email, 'email')
      return {
        ...{ issuer: `${api}/${company}`, subject, name: textOf(person.name, 'name') },
        ...{ username: email || `fs-${subject.slice(3, 15)}`, email, emailVerified: email !== '' },
        ...{ groups: [], provedAt: null, session: '' },
      }
    },
  }
}
