// The difference of two sequences: what stayed, what is gone, what is new, in the order of reading.

export type Run<T> = { is: 'same' | 'gone' | 'new'; items: T[] }

/** Beyond so many pairs the middle counts as replaced: a page must not stand still. */
const MOST_PAIRS = 2_000_000

/** The shortest way from `before` to `after`; `keyOf` says what counts as the same. */
export function sequenceDifference<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => unknown = (item) => item,
): Run<T>[] {
  const left = before.map(keyOf)
  const right = after.map(keyOf)
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1
  let end = 0
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1

  const runs: Run<T>[] = []
  const push = (is: Run<T>['is'], item: T | undefined) => {
    if (item === undefined) return
    const last = runs.at(-1)
    if (last?.is === is) last.items.push(item)
    else runs.push({ is, items: [item] })
  }
  for (const item of before.slice(0, start)) push('same', item)
  const middle = steps(left.slice(start, left.length - end), right.slice(start, right.length - end))
  let [from, to] = [start, start]
  for (const is of middle) {
    if (is === 'new') push(is, after[to])
    else push(is, before[from])
    if (is !== 'new') from += 1
    if (is !== 'gone') to += 1
  }
  for (const item of before.slice(before.length - end)) push('same', item)
  return runs
}

/** Longest common subsequence, walked from the front: what is gone comes before what is new. */
function steps(left: readonly unknown[], right: readonly unknown[]): Run<unknown>['is'][] {
  const [rows, columns] = [left.length, right.length]
  const replaced = () => [...left.map(() => 'gone' as const), ...right.map(() => 'new' as const)]
  if (rows === 0 || columns === 0 || rows * columns > MOST_PAIRS) return replaced()
  const width = columns + 1
  const lengths = new Uint32Array((rows + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const way: Run<unknown>['is'][] = []
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    if (left[row] === right[column]) {
      way.push('same')
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      way.push('gone')
      row += 1
    } else {
      way.push('new')
      column += 1
    }
  }
  for (; row < rows; row += 1) way.push('gone')
  for (; column < columns; column += 1) way.push('new')
  return way
}
