import { expect, test } from 'vitest'
import { saying } from '#web/testing/texts.ts'
import { troubleIn } from './delivery-trouble.ts'

test('what a mail server says is told in clear words', () => {
  const says = (error: string) => troubleIn(saying('en')('console/frame/trouble'), 'mail', error)
  expect(says('connect ECONNREFUSED 127.0.0.1:2525')).toContain('cannot be reached')
  expect(says("Can't send mail - all recipients were rejected: 550 no such mailbox")).toContain('rejects')
  expect(says('451 try later')).toContain('later')
  expect(says('no answer in time')).toContain('no answer in time')
  expect(says('Greeting never received')).toContain('no answer in time')
  expect(says('Connection closed unexpectedly')).toContain('lost')
  expect(says('Invalid login: 535 authentication failed')).toContain('user name or the password')
  expect(says('self-signed certificate')).toContain('certificate')
  expect(says('queryA ENOTFOUND mail.example')).toContain('not found')
  expect(says('its time is over')).toContain('expired before')
  expect(says('something else')).toBe('It could not be delivered')
})

test('what a receiver of webhooks says, or what kept an event from it, is told in clear words', () => {
  const says = (error: string) => troubleIn(saying('en')('console/frame/trouble'), 'webhook', error)
  expect(says('answered 503')).toContain('with an error')
  expect(says('answered 302')).toContain('redirects')
  expect(says('answered 410: the receiver wants no more')).toContain('410')
  expect(says('no answer within 10 s')).toContain('within 10 seconds')
  expect(says('the webhook was removed')).toContain('removed')
  expect(says('the webhook is switched off')).toContain('switched off')
  expect(
    says('refused: the address belongs to this machine or to a private network (WEBHOOK_PRIVATE)'),
  ).toContain('private network')
  expect(says('refused: only http and https')).toContain('cannot be used')
  expect(says('connect ECONNREFUSED 203.0.113.9:443')).toContain('cannot be reached')
  expect(says('socket hang up')).toContain('lost')
})
