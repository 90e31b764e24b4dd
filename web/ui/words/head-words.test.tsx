// Heads of Chinese break between clauses and words; models and sizes stay whole in every language.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakable, MAY_BREAK } from './chinese-words.ts'
import { HeadWords } from './head-words.tsx'

const parts = (text: string) => breakable(text).split(MAY_BREAK)

test('a line of Chinese ends between words', () => {
  expect(parts('大口径流量计标定，不再排队')).toEqual(['大口径', '流量计', '标定，', '不再', '排队'])
  expect(parts('流量计前，直管段到底要多长？')).toContain('直管段')
})

test('no word of one character stands alone, and no mark begins a line', () => {
  for (const head of [
    '每一个读数，都经得起核对。',
    '蓝泊亮相上海水展：五台设备连成一条通水管线',
    '没有找到与“没有测过”相关的内容',
    '我同意蓝泊为答复本次咨询保存并使用以上信息。',
  ])
    for (const part of parts(head)) {
      expect(part.match(/\p{Script=Han}/gu)?.length ?? 0, `${part} of ${head}`).toBeGreaterThan(1)
      expect(part, head).not.toMatch(/^[，。：；！？”’）》]/u)
      expect(part, head).not.toMatch(/[“‘（《]$/u)
    }
})

test('the words are the text, and other languages stay as they are', () => {
  expect(parts('14 万人口的城市，漏损率降低 61%').join('')).toBe('14 万人口的城市，漏损率降低 61%')
  expect(breakable('Every liter accounted for.')).toBe('Every liter accounted for.')
})

test('clauses stay together, quotation marks with them; models do not break', () => {
  const drawn = renderToStaticMarkup(<HeadWords text="他说：“先装 LPT-350，再测。”" />).replaceAll(
    MAY_BREAK,
    '',
  )
  expect(drawn).toBe(
    '<span class="clause">他说：</span>' +
      '<span class="clause">“先装 <span class="whole">LPT-350</span>，</span>' +
      '<span class="clause">再测。”</span>',
  )
  expect(renderToStaticMarkup(<HeadWords text="Why an LPT-350 needs 2 × DN" />)).toBe(
    'Why an <span class="whole">LPT-350</span> needs <span class="whole">2 × DN</span>',
  )
})
