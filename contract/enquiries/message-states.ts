// The states of an enquiry, why one is taken for spam, and what its history tells; without schemas, since public pages come near.

export const MESSAGE_STATES = ['new', 'assigned', 'replied', 'closed', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** What staff may say why a message is spam; `staff`: for no reason that has a name. */
export const STAFF_SPAM_REASONS = ['advertising', 'fraud', 'nonsense', 'abuse', 'test', 'staff'] as const
export type StaffSpamReason = (typeof STAFF_SPAM_REASONS)[number]

/** Why a message was taken for spam, by the program or by somebody of the staff. */
export const SPAM_REASONS = [
  'honeypot',
  'noToken',
  'badToken',
  'tooFast',
  'rate',
  ...STAFF_SPAM_REASONS,
] as const
export type SpamReason = (typeof SPAM_REASONS)[number]

/** What the history of a message tells. */
export const MESSAGE_ACTIONS = [
  'received',
  'assigned',
  'state',
  'note',
  'due',
  'replied',
  'merged',
  'mergedInto',
  'unmerged',
  'spam',
  'notSpam',
  'added',
  'erasureAsked',
  'escalated',
] as const
export type MessageAction = (typeof MESSAGE_ACTIONS)[number]
