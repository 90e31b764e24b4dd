// Where a provider says that somebody signed out there (OpenID Connect Back-Channel Logout 1.0): what came from there ends here.
import { signedOutPath } from '#contract/people/single-sign-on.ts'
import type { Router } from '#server/http/serve.ts'
import { ProviderRefused } from '#server/parts/sign-in/providers/provider.ts'
import { providerStore } from '#server/parts/sign-in/providers/provider-store.ts'
import type { Parts } from '#server/parts.ts'

const BYTES = 20_000

export function signedOutRoute({ app }: Router, { storage, providers, sessions, factors }: Parts) {
  type Request = { Params: { name: string }; Body: URLSearchParams }

  app.register(async (own) => {
    // Nothing else of ours is sent as a form.
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BYTES },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    own.post<Request>(signedOutPath(':name'), { bodyLimit: BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const refuse = (error: unknown) => {
        request.log.warn(
          { err: error, provider: request.params.name },
          'a sign-out at a provider does not hold',
        )
        return reply.code(400).send({ error: 'invalid_request' })
      }
      const provider = await providers.find(request.params.name)
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null
      if (!provider?.signedOut || !token) return refuse('no such provider, or no token')
      try {
        const { issuer, subject, session, tokenId, until } = await provider.signedOut(token)
        // A token is good once, on whichever node.
        if (!(await factors.steps.first('signedOut', `${issuer} ${tokenId}`, until)))
          return refuse('the token came before')
        const { name } = provider.settings
        if (session !== '') await sessions.endFrom(name, { session })
        else {
          const userId = await providerStore(storage.db).find({ issuer, subject })
          if (userId !== null) await sessions.endFrom(name, { userId })
        }
        return reply.code(200).send()
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        return refuse(error)
      }
    })
  })
}
