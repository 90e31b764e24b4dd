// Which addresses are videos that may stand in a text.
import { expect, test } from 'vitest'
import { videoAt } from './video.ts'

test('addresses of the known providers are videos, by page and by player', () => {
  const found = (address: string) => {
    const video = videoAt(address)
    return video && `${video.provider} ${video.id}`
  }
  expect(found('https://www.bilibili.com/video/BV1xx411c7mD/?p=1')).toBe('bilibili BV1xx411c7mD')
  expect(found('https://player.bilibili.com/player.html?bvid=BV1xx411c7mD')).toBe('bilibili BV1xx411c7mD')
  expect(found('https://v.youku.com/v_show/id_XNDA0OTIy.html')).toBe('youku XNDA0OTIy')
  expect(found('https://v.qq.com/x/page/a0123456789.html')).toBe('tencent a0123456789')
  expect(found('https://v.qq.com/x/cover/abc/a0123456789.html')).toBe('tencent a0123456789')
  expect(found('https://www.youtube.com/watch?v=abcdefghijk&t=3')).toBe('youtube abcdefghijk')
  expect(found('https://youtu.be/abcdefghijk')).toBe('youtube abcdefghijk')
  expect(found('https://vimeo.com/76979871')).toBe('vimeo 76979871')
})

test('anything else is none, however much it looks like one', () => {
  for (const address of [
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://evil.example/?u=https://youtu.be/abcdefghijk',
    'https://notyoutube.com/watch?v=abcdefghijk',
    'javascript:https://youtu.be/abcdefghijk',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
    'not an address',
  ])
    expect(videoAt(address), address).toBeNull()
})
