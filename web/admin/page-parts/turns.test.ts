// Pieces are drawn one in a task, from the top; what stands inside a piece comes before what stands behind it.
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

function played() {
  const tasks: (() => void)[] = []
  const turns = createTurns((run) => tasks.push(run))
  const told: string[] = []
  /** A piece that stands as soon as it is drawn, and then tells of those inside it. */
  const piece = (name: string, inside: string[] = []) => {
    const leave = turns.wait({
      draw: () => {
        told.push(name)
        for (const one of inside) piece(`${name}.${one}`)
        leave()
      },
    })
    return leave
  }
  const task = () => tasks.shift()?.()
  const all = () => {
    while (tasks.length > 0) task()
  }
  return { turns, told, piece, task, all }
}

describe('turns', () => {
  it('draw one piece in a task, and the pieces inside it before the next one', () => {
    const { told, piece, task, all } = played()
    piece('a', ['1', '2'])
    piece('b')
    task()
    expect(told).toEqual(['a'])
    task()
    expect(told).toEqual(['a', 'a.1'])
    all()
    expect(told).toEqual(['a', 'a.1', 'a.2', 'b'])
  })

  it('pass over a piece that has left, also the one whose turn it is', () => {
    const { turns, told, piece, all } = played()
    const leave = turns.wait({ draw: () => told.push('never stands') })
    const gone = piece('gone')
    piece('b')
    gone()
    all()
    expect(told).toEqual(['never stands'])
    leave()
    all()
    expect(told).toEqual(['never stands', 'b'])
  })

  it('tell when nothing waits any more, at once where nothing did', () => {
    const { turns, told, piece, all } = played()
    turns.atEnd(() => told.push('nothing there'))
    all()
    piece('a', ['1'])
    turns.atEnd(() => told.push('end'))
    all()
    expect(told).toEqual(['nothing there', 'a', 'a.1', 'end'])
  })
})
