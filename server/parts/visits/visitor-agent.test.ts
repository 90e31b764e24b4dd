import { expect, test } from 'vitest'
import { deviceOf, isProgram } from './visit-sums.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const TAB =
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const WECHAT =
  'Mozilla/5.0 (Linux; Android 13; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50'

test('the kind of device is read from what browsers call themselves', () => {
  expect([IPHONE, PIXEL, WECHAT].map(deviceOf)).toEqual(['phone', 'phone', 'phone'])
  expect([TAB, IPAD].map(deviceOf)).toEqual(['tablet', 'tablet'])
  expect(deviceOf(DESK)).toBe('desktop')
})

test('people’s browsers are no programs, also on phones with an odd name', () => {
  const cubot = PIXEL.replace('Pixel 9', 'CUBOT P80')
  expect([IPHONE, PIXEL, WECHAT, TAB, IPAD, DESK, cubot].filter(isProgram)).toEqual([])
})

test('programs are known by their names, or by having none', () => {
  const programs = [
    '',
    'curl/8.9.1',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Sogou web spider/4.0',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0)',
    'Mozilla/5.0 (Linux; Android 11) Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  ]
  expect(programs.filter((agent) => !isProgram(agent))).toEqual([])
})
