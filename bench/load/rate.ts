// How many answers a second a server gives, beside a bare `node:http` server that sends the same bytes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { middle } from '#bench/figures/median.ts'
import { openBare } from '#bench/running-site.ts'

const CLIENT = fileURLToPath(new URL('../programs/site-client.ts', import.meta.url))

/** The middle of several rounds, each of which asks the bare server and then this one. `anew` asks for something else each time. */
export async function rateBesideBare(address: string, rounds: number, anew = false) {
  const body = await bytesOf(address)
  const bare = await openBare(body)
  const shares: number[] = []
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ceiling = await rateOf(bare.address, false, round)
    const found = await rateOf(address, anew, round)
    shares.push(found / ceiling)
    rates.push(found)
  }
  bare.close()
  return { share: middle(shares), rate: middle(rates), bytes: body.length }
}

/** As a browser gets it, twice: the second time it is kept and compressed. */
async function bytesOf(address: string): Promise<Buffer> {
  const ask = async () => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }).end()
    const [reply] = await once(asked, 'response')
    return Buffer.concat(await reply.toArray())
  }
  await ask()
  return ask()
}

/** Answers a second that a client in a process of its own gets. */
async function rateOf(address: string, anew: boolean, round: number): Promise<number> {
  const client = fork(CLIENT, [address, String(anew), String(round)])
  const [rate] = await once(client, 'message')
  await once(client, 'exit')
  return Number(rate)
}
