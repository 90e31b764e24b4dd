import { expect, test } from 'vitest'
import { saying } from '#web/testing/texts.ts'
import { troubleIn } from './delivery-trouble.ts'

test('what a mail server says is told in clear words', () => {
  const description = (error: string) => troubleIn(saying('en')('console/frame/trouble'), 'mail', error)
  expect(description('connect ECONNREFUSED 127.0.0.1:2525')).toContain('cannot be reached')
  expect(description("Can't send mail - all recipients were rejected: 550 no such mailbox")).toContain(
    'rejects',
  )
  expect(description('451 try later')).toContain('later')
  expect(description('no answer in time')).toContain('no answer in time')
  expect(description('Greeting never received')).toContain('no answer in time')
  expect(description('Connection closed unexpectedly')).toContain('lost')
  expect(description('Invalid login: 535 authentication failed')).toContain('user name or the password')
  expect(description('self-signed certificate')).toContain('certificate')
  expect(description('queryA ENOTFOUND mail.example')).toContain('not found')
  expect(description('its time is over')).toContain('expired before')
  expect(description('something else')).toBe('It could not be delivered')
})

test('what a receiver of webhooks says, or what kept an event from it, is told in clear words', () => {
  const description = (error: string) => troubleIn(saying('en')('console/frame/trouble'), 'webhook', error)
  expect(description('answered 503')).toContain('with an error')
  expect(description('answered 302')).toContain('redirects')
  expect(description('answered 410: the receiver wants no more')).toContain('410')
  expect(description('no answer within 10 s')).toContain('within 10 seconds')
  expect(description('the webhook was removed')).toContain('removed')
  expect(description('the webhook is switched off')).toContain('switched off')
  expect(
    description('refused: the address belongs to this machine or to a private network (WEBHOOK_PRIVATE)'),
  ).toContain('private network')
  expect(description('refused: only http and https')).toContain('cannot be used')
  expect(description('connect ECONNREFUSED 203.0.113.9:443')).toContain('cannot be reached')
  expect(description('socket hang up')).toContain('lost')
})
