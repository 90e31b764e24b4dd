// A forgotten password: asking for a letter with a link, and choosing a new password with it (decisions 8 and 9).
import { z } from 'zod'
import { defineCall } from '#contract/wire/call.ts'

/** The secret of a link, as it stands in the letter. */
const LinkToken = z.string().max(100)

export const passwordResetCalls = {
  ask: defineCall({
    path: '/api/auth/forgotPassword',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({
      /** A user name or an e-mail address. */
      username: z.string().trim().min(1).max(254),
      code: z.string().trim().max(20),
    }),
    output: z.null(),
    summary:
      'Sends a link to the mail address of that person, if there is one; the answer is always the same.',
  }),
  read: defineCall({
    path: '/api/auth/resetInfo',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({ token: LinkToken }),
    output: z.object({ username: z.string() }),
    summary: 'Whose password a link changes; 410 when it is over.',
  }),
  reset: defineCall({
    path: '/api/auth/resetPassword',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({
      token: LinkToken,
      updatepwd: z.string().max(200),
      updateconfirmPwd: z.string().max(200),
    }),
    output: z.null(),
    summary: 'Sets a new password with a link, once, and ends every session of the person.',
  }),
}
