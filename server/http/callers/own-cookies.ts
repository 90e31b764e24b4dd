// Cookies that the server alone writes and reads (docs/decisions/system/0015-cookies-styles-and-scripts.md).

import type { FastifyReply } from 'fastify'

/** The http-only cookie that binds a browser's session. */
export const BINDING_COOKIE = 'Admin-Binding'

/** How a cookie of the server is called: over https no other host, a neighbour under the same domain either, can plant one of that name. */
export const ownCookie = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name)

/** Writes a cookie of ours, for so many seconds; `lax` where it must come along from another site, as after a sign-in there. */
export const setOwnCookie = (
  reply: FastifyReply,
  secure: boolean,
  name: string,
  value: string,
  maxAge: number,
  sameSite: 'strict' | 'lax' = 'strict',
) =>
  void reply.setCookie(ownCookie(name, secure), value, {
    path: '/',
    httpOnly: true,
    sameSite,
    secure,
    maxAge,
  })

/** What the first cookie of that name says, as the server itself reads it; split, because an expression would try every way. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((one) => one.split('=', 2).map((part) => part.trim()))
    .find(([own]) => own === name)?.[1]
