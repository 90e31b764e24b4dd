// Inviting a colleague: name, address and role; the person chooses a password by a link (decision 9).
import { z } from 'zod'
import { Id } from '#contract/inputs/number.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { defineCall } from '#contract/wire/call.ts'
import { ROLE_PRESETS } from './role-preset.ts'
import { OwnFields } from './user.ts'

/** Hours that the link of an invitation is good. */
export const INVITE_HOURS = 72

/** `link`: the way to the page where the password is chosen, where no letter can be sent; null when one was. */
const Invited = z.object({ id: z.int(), username: z.string(), link: z.string().nullable() })
const { nickName, email } = OwnFields.shape

export const invitationCalls = {
  invite: defineCall({
    path: '/api/user/invite',
    access: 'userList:add',
    takes: 'body',
    input: z.strictObject({
      nickName: nickName.min(1),
      email: email.min(1).meta({ examples: ['ana@example.com'] }),
      /** One of the presets, whose role is made when it is first given, or a role of the owner's. */
      role: z.union([z.enum(ROLE_PRESETS), Id]),
      /** Of the letter. */
      language: z.enum(LANGUAGES),
    }),
    output: Invited,
    fresh: true,
    logs: 'user:add',
    secret: true,
    summary: 'Adds a person who chooses a password by the link of a letter, within 72 hours.',
  }),
  again: defineCall({
    path: '/api/user/inviteAgain',
    access: 'userList:add',
    takes: 'body',
    input: z.strictObject({ id: Id, language: z.enum(LANGUAGES) }),
    output: Invited,
    fresh: true,
    logs: 'user:send',
    secret: true,
    summary: 'Sends somebody who has never signed in a new link; the one of before is void.',
  }),
}
