// DingTalk (钉钉): whoever signs in chooses a company, which must be ours.
import { addressAt, askProvider, codeIn } from './ask-provider.ts'
import { type Provider, ProviderRefused, textOf } from './provider.ts'
import type { ProviderSettings } from './settings.ts'

const SIGN_IN = 'https://login.dingtalk.com'
const API = 'https://api.dingtalk.com'

/** `clientId` and `clientSecret` are those of the app, `company` is the corpId. */
export function dingtalkProvider(settings: ProviderSettings): Provider {
  const { clientId, clientSecret, company, signIn = SIGN_IN, api = API } = settings
  return {
    settings,
    signedOut: null,
    begin: async ({ redirect, state }) =>
      addressAt(signIn, '/oauth2/auth', {
        ...{ client_id: clientId, redirect_uri: redirect, response_type: 'code', state },
        ...{ scope: 'openid corpid', prompt: 'consent' },
      }).href,
    async end(returned) {
      const code = codeIn(returned, 'authCode', 'code')
      const body = { clientId, clientSecret, code, grantType: 'authorization_code' }
      const { accessToken, corpId } = await askProvider(addressAt(api, '/v1.0/oauth2/userAccessToken'), {
        body,
      })
      if (corpId !== company) throw new ProviderRefused('unknown')
      const person = await askProvider(addressAt(api, '/v1.0/contact/users/me'), {
        headers: { 'x-acs-dingtalk-access-token': String(accessToken) },
      })
      const subject = textOf(person.unionId, 'subject')
      if (subject === '') throw new ProviderRefused('failed')
      const email = textOf(person.email, 'email')
      return {
        ...{ issuer: `${api}/${company}`, subject, name: textOf(person.nick, 'name') },
        // What a member typed for themselves proves nothing.
        ...{ username: email || `dt-${subject.slice(0, 12)}`, email, emailVerified: false },
        ...{ groups: [], provedAt: null, session: '' },
      }
    },
  }
}
