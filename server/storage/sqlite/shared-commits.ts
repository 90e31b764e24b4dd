// The one writer of a SQLite file: transactions run one after another, and those that follow one another at once share
// one commit, so that the disk is waited for once for all of them. None is answered before it is on the disk.
import type { DatabaseSync } from 'node:sqlite'

/** How many transactions share a commit at most, and for how long the first of them waits for others to begin. */
const MEMBERS = 50
const SHARING_MS = 20

type Member = { resolve: () => void; reject: (error: unknown) => void }
export type Writer = ReturnType<typeof createWriter>

export function createWriter(db: DatabaseSync, run: (sql: string) => void) {
  const line = createLine()
  /** Those that are done but for the commit; each was a savepoint of the same transaction. */
  let members: Member[] = []
  let since = 0

  /** What was done so far is committed, whoever it was done by. */
  function commit() {
    const done = members
    members = []
    try {
      run('commit')
      for (const { resolve } of done) resolve()
    } catch (error) {
      if (db.isTransaction) run('rollback')
      for (const { reject } of done) reject(error)
      throw error
    }
  }

  /** SQLite undid the whole transaction by itself, as it does when the disk is full: nobody in it was served. */
  function lose(error: unknown) {
    if (db.isTransaction) return
    const lost = members
    members = []
    for (const { reject } of lost) reject(error)
  }

  const mayShare = () =>
    line.waiting() > 0 &&
    members.length < MEMBERS &&
    (members.length === 0 || performance.now() - since < SHARING_MS)

  /** Lets the next one in, who commits what is still open; commits it now when there is nobody. */
  function goOn() {
    if (members.length > 0 && !mayShare()) commitForOthers()
    line.leave()
  }

  /** Whoever it fails for is told; it is not for whoever does it. */
  function commitForOthers() {
    try {
      commit()
    } catch {}
  }

  function open() {
    // A transaction that begins as a reader may fail when it turns writer beside another process; this one waits its turn.
    run(members.length > 0 ? 'savepoint member' : 'begin immediate')
  }

  const writer = {
    async begin(): Promise<void> {
      await line.enter()
      try {
        open()
      } catch (error) {
        lose(error)
        goOn()
        throw error
      }
    },

    /** Answers once it is on the disk. */
    async commit(): Promise<void> {
      try {
        if (members.length > 0) run('release member')
        if (mayShare()) {
          if (members.length === 0) since = performance.now()
          const shared = new Promise<void>((resolve, reject) => members.push({ resolve, reject }))
          line.leave()
          return shared
        }
        commit()
      } catch (error) {
        lose(error)
        line.leave()
        throw error
      }
      line.leave()
    },

    /** It may have been refused for what others in it have just written: it is told once that is there for everybody. */
    async undo(): Promise<void> {
      let told: Promise<void> | undefined
      try {
        // That it is undone already must not hide why.
        if (!db.isTransaction) return
        if (members.length === 0) return run('rollback')
        run('rollback to member')
        run('release member')
        told = new Promise((resolve) => members.push({ resolve, reject: () => resolve() }))
      } finally {
        goOn()
        await told
      }
    },

    /** Runs one statement of a transaction. */
    within<Result>(ask: () => Result): Result {
      try {
        return ask()
      } catch (error) {
        lose(error)
        throw error
      }
    },

    /** Runs one statement by itself, which may be one that no transaction takes. */
    async alone<Result>(ask: () => Result): Promise<Result> {
      await line.enter()
      if (members.length > 0) commitForOthers()
      try {
        return ask()
      } finally {
        line.leave()
      }
    },

    /** Runs one statement that changes rows: by itself, or in a transaction when others wait. */
    async single<Result>(ask: () => Result): Promise<Result> {
      if (line.isFree()) return writer.alone(ask)
      await writer.begin()
      let result: Result
      try {
        result = writer.within(ask)
      } catch (error) {
        await writer.undo()
        throw error
      }
      await writer.commit()
      return result
    },
  }
  return writer
}

/** Whoever enters is alone until they leave; others come after them in the order in which they asked. */
function createLine() {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    waiting: () => waiting.length,
    isFree: () => !taken,
    enter(): Promise<void> | undefined {
      if (taken) return new Promise((resolve) => waiting.push(resolve))
      taken = true
      return
    },
    leave() {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
  }
}
