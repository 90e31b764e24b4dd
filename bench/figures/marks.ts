// What each figure should reach: the one place where marks stand.
import type { Mark } from './figures.ts'

export const MARKS = {
  // Answers a second, as a share of a bare `node:http` server that sends the same bytes.
  healthz: { atLeast: 0.75 },
  keptPage: { atLeast: 0.8 },
  keptRead: { atLeast: 0.85 },
  refusedRead: { atLeast: 0.5 },
  readAnew: { atLeast: 0.25 },
  consoleList: { atLeast: 0.15 },
  /** As a share of a bare transaction that writes the same rows. */
  write: { atLeast: 0.5 },
  /** Pages a second. */
  pageAnew: { atLeast: 500 },

  // Milliseconds and megabytes of the server.
  ready: { atMost: 500 },
  idle: { atMost: 120 },
  keptInFlood: { atMost: 20 },
  afterFlood: { atMost: 200 },
  keptInCrowd: { atMost: 50 },
  unkeptInCrowd: { atMost: 150 },
  /** Per cent of what it was before. */
  crowdMemory: { atMost: 105 },
  /** Answers of two nodes as often as of one. */
  twoNodes: { atLeast: 1.8 },
  /** Times as long with 200 fields of the owner as with 20. */
  manyFields: { atMost: 1.25 },
  longWork: { atMost: 20 },
  longWorkMemory: { atMost: 60 },
  search: { atMost: 50 },

  // Kilobytes over the line, before pictures.
  firstVisit: { atMost: 60 },
  nextPage: { atMost: 5 },
  scriptUntouched: { atMost: 12 },
  signIn: { atMost: 90 },
  dashboard: { atMost: 250 },

  // What a browser feels: milliseconds, pictures a second, scores, the shift of a page.
  task: { atMost: 50 },
  key: { atMost: 16 },
  scrolling: { atLeast: 60 },
  score: { atLeast: 100 },
  largestPaint: { atMost: 1_200 },
  blocked: { atMost: 0 },
  shift: { atMost: 0 },

  // The workshop: megabytes and seconds.
  installed: { atMost: 330 },
  firstStart: { atMost: 20 },
  check: { atMost: 45 },
  wholeTest: { atMost: 540 },
} satisfies Record<string, Mark>
