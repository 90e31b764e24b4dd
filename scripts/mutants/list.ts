// All mutants.
import { CDN } from './cdn.ts'
import { HTTP } from './http.ts'
import { KEPT_ANSWERS } from './kept-answers.ts'
import { KINDS } from './kinds.ts'
import type { Mutant } from './mutant.ts'
import { PARTS } from './parts.ts'
import { PUBLISHING } from './publishing.ts'
import { RECORDS } from './records.ts'
import { RELEASES } from './releases.ts'
import { WIRE } from './wire.ts'

export const MUTANTS: readonly Mutant[] = [
  ...PUBLISHING,
  ...RECORDS,
  ...RELEASES,
  ...HTTP,
  ...KEPT_ANSWERS,
  ...PARTS,
  ...WIRE,
  ...KINDS,
  ...CDN,
]
