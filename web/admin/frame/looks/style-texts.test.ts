import { expect, test } from 'vitest'
import { allowStyleTexts, styleText } from './style-texts.ts'

test('style sheets pass, and whatever might be markup does not', () => {
  const sheet = '@media (width>=480px){.a>.b{content:"\\3c";color:#fff}}'
  expect(styleText(sheet)).toBe(sheet)
  for (const text of ['<img src=x onerror=alert(1)>', 'a{}</style><script>', '<', 'x<!--'])
    expect(() => styleText(text)).toThrow(TypeError)
})

test('the policy is made once, and a browser without trusted types goes on without one', () => {
  const made: string[] = []
  const trustedTypes = {
    defaultPolicy: null as unknown,
    createPolicy: (name: string) => {
      made.push(name)
      trustedTypes.defaultPolicy = name
    },
  }
  allowStyleTexts({ trustedTypes })
  allowStyleTexts({ trustedTypes })
  expect(made).toEqual(['default'])
  expect(() => allowStyleTexts({})).not.toThrow()
})
