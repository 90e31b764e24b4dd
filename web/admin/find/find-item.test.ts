import { expect, test } from 'vitest'
import { commandIn, markedParts } from './find-item.ts'

test('a command begins with its verb in any of the three languages or in pinyin, and needs something to be done with', () => {
  expect(commandIn('publish LEM-500')).toEqual({ verb: 'publish', rest: 'LEM-500' })
  expect(commandIn('  Publicar  LEM 500 ')).toEqual({ verb: 'publish', rest: 'LEM 500' })
  expect(commandIn('发布LEM-500')).toEqual({ verb: 'publish', rest: 'LEM-500' })
  expect(commandIn('xiaxian 电磁')).toEqual({ verb: 'unpublish', rest: '电磁' })
  expect(commandIn('vista previa de LEM')).toEqual({ verb: 'preview', rest: 'LEM' })
  expect(commandIn('unpublish x')).toEqual({ verb: 'unpublish', rest: 'x' })
  for (const none of ['publish', 'publish ', '发布', 'publisher list', 'edition 2', ''])
    expect(commandIn(none)).toBeNull()
})

test('what was typed is marked wherever it stands, and taken literally', () => {
  expect(markedParts('LEM-500 meter', 'lem-5')).toEqual([
    { text: 'LEM-5', hit: true },
    { text: '00 meter', hit: false },
  ])
  expect(markedParts('a.b', '.')).toEqual([
    { text: 'a', hit: false },
    { text: '.', hit: true },
    { text: 'b', hit: false },
  ])
  expect(markedParts('plain', '')).toEqual([{ text: 'plain', hit: false }])
})
