// Boxes that are ticked while the tray is still on its way, on as much of a page as the tray needs without its words.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTrayDoor, showTray } from './tray-door.ts'

/** A box of a product; `seen` is every look of it. */
class Box {
  readonly seen: boolean[] = []
  readonly dataset: Record<string, string>
  readonly value: string
  #checked = false

  constructor(id: number) {
    this.value = String(id)
    this.dataset = { pick: JSON.stringify({ id, address: `/p/${id}`, model: `M-${id}`, picture: '' }) }
  }
  get checked() {
    return this.#checked
  }
  set checked(to: boolean) {
    this.#checked = to
    this.seen.push(to)
  }
}

let boxes: Box[]
let kept: Record<string, string>
let navigation: string
/** What the visitor does to a box. */
let press: (box: Box, to: boolean) => void

beforeEach(() => {
  boxes = [new Box(1), new Box(2), new Box(3)]
  kept = {}
  navigation = 'navigate'
  vi.stubGlobal('HTMLInputElement', Box)
  vi.stubGlobal('localStorage', Object.assign(kept, { removeItem: (key: string) => delete kept[key] }))
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type: navigation } as never])
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('document', {
    addEventListener: (_: string, listen: (event: { target: Box }) => void) => {
      press = (box, to) => {
        box.checked = to
        listen({ target: box })
      }
    },
    querySelector: () => null,
    querySelectorAll: (which: string) =>
      boxes.filter(
        (box) =>
          (!which.includes(':checked') || box.checked) && !(which.includes(':not') && 'waits' in box.dataset),
      ),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const chosen = () => (JSON.parse(kept.tray ?? '[]') as { id: number }[]).map(({ id }) => id)

test('a box that was ticked before the tray came is never seen cleared, and all of them are put into it', async () => {
  const [one, two, three] = boxes as [Box, Box, Box]
  two.checked = true
  openTrayDoor()
  press(three, true)
  press(one, true)
  await vi.waitFor(() => expect(chosen()).toEqual([2, 3, 1]))
  expect(boxes.flatMap(({ seen }) => seen)).not.toContain(false)
})

test('nor does the tray of an earlier page clear it, which is drawn first', async () => {
  kept.tray = JSON.stringify([{ id: 2, address: '/p/2', model: 'M-2', picture: '' }])
  const [one, two] = boxes as [Box, Box, Box]
  openTrayDoor()
  showTray()
  press(one, true)
  await vi.waitFor(() => expect(chosen()).toEqual([2, 1]))
  expect(one.seen).not.toContain(false)
  expect(two.checked).toBe(true)
})

test('a box that was ticked and cleared again meanwhile stays cleared', async () => {
  const [one, two] = boxes as [Box, Box, Box]
  openTrayDoor()
  press(one, true)
  press(one, false)
  press(two, true)
  await vi.waitFor(() => expect(chosen()).toEqual([2]))
  expect(one.seen.slice(1)).not.toContain(true)
})

test('a box that the browser ticked by itself, on the way back, is as the tray has it', async () => {
  navigation = 'back_forward'
  const [one, two] = boxes as [Box, Box, Box]
  one.checked = true
  openTrayDoor()
  press(two, true)
  await vi.waitFor(() => expect(chosen()).toEqual([2]))
  expect(one.checked).toBe(false)
})
