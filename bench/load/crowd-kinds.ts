// What a crowd is told, and what it tells.

/** What is kept, what is made for whoever asks, lists of staff, and writes of visitors and staff. */
export const KINDS = ['kept', 'unkept', 'staff', 'write'] as const
export type Kind = (typeof KINDS)[number]

export type Crowd = {
  addresses: string[]
  connections: number
  /** Requests a second, all together. */
  rate: number
  seconds: number
  /** Of somebody who may do everything. */
  token: string
  /** How many products there are, with ids from 1 on. */
  records: number
  shares: Record<Kind, number>
  /** The core that the crowd has to itself. */
  core: number | null
}
/** Milliseconds of answers with 200, and how many there were of other statuses; 0: none came. */
export type Felt = { times: number[]; refused: Record<number, number> }
