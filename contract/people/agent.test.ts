// Browsers and systems by what they call themselves.
import { expect, test } from 'vitest'
import { readAgent } from './agent.ts'

const MOZILLA = 'Mozilla/5.0'
const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome 142',
    'Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.1`,
    'Edge 142',
    'Windows',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
    'Safari 18',
    'macOS',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox 140', 'Linux'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.1 Mobile/15E148 Safari/604.1`,
    'Chrome 141',
    'iOS',
  ],
  [
    `${MOZILLA} (Linux; Android 14; SM-S921B) ${LIKE} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 25',
    'Android',
  ],
  [
    `${MOZILLA} (Linux; Android 13; V2148A) ${LIKE} Version/4.0 Chrome/116.0.0.0 XWEB/1160065 MMWEBSDK/2023 MicroMessenger/8.0.49.2600`,
    'WeChat 8',
    'Android',
  ],
  [`${MOZILLA} (X11; Linux x86_64) ${LIKE} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome 142', 'Linux'],
  [
    `${MOZILLA} (Windows NT 10.0) ${LIKE} Chrome/130.0.0.0 Safari/537.36 OPR/116.0.0.0`,
    'Opera 116',
    'Windows',
  ],
])('%s', (agent, browser, system) => {
  expect(readAgent(agent)).toEqual({ browser, system })
})

test('what is not known is not guessed', () => {
  expect(readAgent('')).toEqual({ browser: null, system: null })
  expect(readAgent('curl/8.5.0')).toEqual({ browser: null, system: null })
  expect(readAgent('<script>alert(1)</script>')).toEqual({ browser: null, system: null })
})
