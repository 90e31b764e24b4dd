// What the console remembers of its look, and what it makes of rubbish in its places.
import { afterEach, expect, test, vi } from 'vitest'
import { type AppearancePlaces, createAppearanceStore } from './appearance-store.ts'

function places(kept: Record<string, string> = {}): AppearancePlaces & { kept: Record<string, string> } {
  return {
    kept,
    read: (name) => kept[name] ?? '',
    write: (name, value) => {
      kept[name] = value
    },
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('nothing chosen is the scheme of the system, the default colour and the medium size', () => {
  expect(createAppearanceStore(places()).current()).toEqual({
    scheme: 'auto',
    colour: '#409eff',
    size: 'medium',
  })
})

test('what was chosen is there again', () => {
  const kept = places()
  createAppearanceStore(kept).change({ scheme: 'dark', colour: '#d9503f' })
  createAppearanceStore(kept).change({ size: 'mini' })
  expect(createAppearanceStore(kept).current()).toEqual({ scheme: 'dark', colour: '#d9503f', size: 'mini' })
})

test('in the browser the size is kept in its cookie', () => {
  const page = { cookie: 'sizes=small; size=mini' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  const store = createAppearanceStore()
  expect(store.current().size).toBe('mini')
  store.change({ size: 'default' })
  expect(page.cookie).toMatch(/^size=default; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/)
})

test('what is no choice counts as none', () => {
  const kept = places({ scheme: 'pink', colour: 'red;}', size: '__proto__' })
  expect(createAppearanceStore(kept).current()).toEqual({
    scheme: 'auto',
    colour: '#409eff',
    size: 'medium',
  })
})

test('a change is told, and only the part changed is written', () => {
  const kept = places()
  const store = createAppearanceStore(kept)
  const told = vi.fn()
  const stop = store.subscribe(told)
  const before = store.current()
  store.change({ size: 'small' })
  expect(told).toHaveBeenCalledOnce()
  expect(store.current()).not.toBe(before)
  expect(kept.kept).toEqual({ size: 'small' })
  stop()
  store.change({ size: 'mini' })
  expect(told).toHaveBeenCalledOnce()
})
