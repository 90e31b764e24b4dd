// WeCom (企业微信): an app of the company's own; its members scan a code.
import { addressAt, askProvider, codeIn } from './ask-provider.ts'
import { groupsOf, type Provider, ProviderRefused, textOf } from './provider.ts'
import type { ProviderSettings } from './settings.ts'

const SIGN_IN = 'https://login.work.weixin.qq.com'
const API = 'https://qyapi.weixin.qq.com'

/** `clientId` is the id of the company, `agentId` the app, `clientSecret` its secret. Departments count as groups, by their numbers. */
export function wecomProvider(settings: ProviderSettings): Provider {
  const { clientId: corpid, clientSecret: corpsecret = '', agentId: agentid = '' } = settings
  const { signIn = SIGN_IN, api = API } = settings
  const ask = async (path: string, query: Record<string, string>) => {
    const answer = await askProvider(addressAt(api, path, query))
    if (answer.errcode !== 0) throw new ProviderRefused('failed', answer.errcode)
    return answer
  }
  return {
    settings,
    signedOut: null,
    begin: async ({ redirect, state }) =>
      addressAt(signIn, '/wwlogin/sso/login', {
        ...{ login_type: 'CorpApp', appid: corpid, agentid, redirect_uri: redirect, state },
      }).href,
    async end(returned) {
      const code = codeIn(returned, 'code')
      const { access_token } = await ask('/cgi-bin/gettoken', { corpid, corpsecret })
      const token = { access_token: String(access_token) }
      // A guest has an `openid` and no `userid`.
      const { userid } = await ask('/cgi-bin/auth/getuserinfo', { ...token, code })
      const subject = textOf(userid, 'subject')
      if (subject === '') throw new ProviderRefused('unknown')
      const member = await ask('/cgi-bin/user/get', { ...token, userid: subject })
      return {
        ...{ issuer: `${api}/${corpid}`, subject, username: subject, name: textOf(member.name, 'name') },
        // The address of the company is given by its administrator; any other is what a member typed.
        ...{ email: textOf(member.biz_mail, 'email'), emailVerified: Boolean(member.biz_mail) },
        ...{ groups: groupsOf(member.department), provedAt: null, session: '' },
      }
    },
  }
}
