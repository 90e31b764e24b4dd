// The address of the list of deliveries.
import { moment, oneOf } from '#web/admin/list/filters/filter-kinds.ts'
import { listAddress } from '#web/admin/list/filters/list-address.ts'

/** As in `contract/deliveries/delivery.ts`, which would bring the validator along. */
export const STATES = ['waiting', 'sent', 'dead', 'discarded'] as const
export const KINDS = ['mail', 'webhook'] as const
export const TOPICS = [
  'message.notice',
  'message.acknowledgement',
  'message.reply',
  'setting.test',
  'user.invite',
  'user.reset',
  'user.resetDone',
  'right.ask',
  'user.address',
  'webhook.publish',
  'webhook.unpublish',
  'webhook.message',
  'webhook.test',
] as const

export const DELIVERY_LIST = listAddress({
  filters: {
    state: oneOf(STATES),
    kind: oneOf(KINDS),
    topic: oneOf(TOPICS),
    from: moment(),
    until: moment(),
  },
  sorts: ['createTime'],
  sort: '-createTime',
  keyset: true,
})
