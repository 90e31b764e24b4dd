// What becomes of the tags of the settings in a page.
import { expect, test } from 'vitest'
import { withHeadTags } from './verification.ts'

test('verification tags stand at the end of the head, and markup in them is escaped', () => {
  const page = withHeadTags('<head></head><body></body>', [
    { name: 'google-site-verification', content: 'abc_-123' },
    { name: 'baidu-site-verification', content: '"><script>alert(1)</script>' },
  ])
  expect(page).toBe(
    '<head><meta name="google-site-verification" content="abc_-123">\n' +
      '<meta name="baidu-site-verification" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">\n</head><body></body>',
  )
})
