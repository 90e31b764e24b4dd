import { expect, test } from 'vitest'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { SettingFields } from '#contract/site/setting.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { fieldsIn, formOf, problemsIn, tagIn, tidied } from './admin-setting-draft.ts'

const NAME = inEach({ zh: '蓝泊', en: '', es: '' })
const NOTHING = eachLanguage(() => '')
const FIELDS: SettingFields = {
  companyName: NAME,
  logoLine: NOTHING,
  slogan: NOTHING,
  logo: null,
  language: 'zh',
  decimalSign: 'point',
  themeColor: '#409EFF',
  address: NOTHING,
  phone: '',
  email: '',
  phones: [],
  registration: '',
  publicSecurity: '',
  footNote: NOTHING,
  social: [],
  headerLinks: [],
  footerLinks: [],
  regions: [],
  recipients: [],
  senderName: NOTHING,
  headTags: [],
  addressDays: null,
}

test('lines that say nothing are not written, and two forms of the same settings compare as equal', () => {
  const form = formOf({ ...FIELDS, social: [{ name: ' X ', address: 'https://x.example/' }] })
  const more = { ...form, footerLinks: [{ id: 'new', label: NOTHING, address: ' ' }] }
  expect(fieldsIn(more)).toMatchObject({
    social: [{ name: 'X', address: 'https://x.example/' }],
    footerLinks: [],
  })
  expect(tidied(more)).toEqual(tidied(formOf(fieldsIn(more))))
})

test('what is wrong is told where it stands in the form, also behind lines that say nothing', () => {
  expect(problemsIn(formOf(FIELDS))).toEqual({})
  const form = formOf({
    ...FIELDS,
    companyName: NOTHING,
    themeColor: 'blue',
    recipients: ['nobody'],
    headerLinks: [
      { label: NOTHING, address: '' },
      { label: NAME, address: 'javascript:alert(1)' },
      { label: NAME, address: '/news' },
    ],
    headTags: [{ name: 'a b', content: '' }],
  })
  expect(problemsIn(form)).toEqual({
    companyName: 'noName',
    themeColor: 'noColour',
    recipients: 'noEmail',
    'headerLinks.1.address': 'noAddress',
    'headTags.0.name': 'noTag',
    'headTags.0.content': 'missing',
  })
})

test('a whole line as a service gives it becomes name and content', () => {
  expect(tagIn('<meta name="google-site-verification" content="abc_-1" />')).toEqual({
    name: 'google-site-verification',
    content: 'abc_-1',
  })
  expect(tagIn("<meta content='42' name='msvalidate.01'>")).toEqual({ name: 'msvalidate.01', content: '42' })
  for (const typed of ['google-site-verification', '<script>', '<meta charset="utf-8">'])
    expect(tagIn(typed)).toBeNull()
})
