// Agents of staff, for tests of what they may do: clients of the protocol with tokens of a person (decision 62).
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, afterEach } from 'vitest'
import { proposalCalls as calls } from '#contract/content/proposal.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { programCalls } from '#contract/people/program.ts'
import { productCalls } from '#contract/products/product.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

/** What an agent of the tests may do: it could publish by other ways than its tools. */
export const MAY: Resource[] = [
  'web_proposal:write',
  'web_product',
  'web_product:update',
  'web_product:publish',
]

/** A site with products, a writer who gives tokens to agents and decides, and an agent that helps. */
export async function agentDesk() {
  const app = await testApp({ ...LONG_SESSIONS, PROGRAM_CALLS: '5000' })
  const desk = await productDesk(app)
  const { admin, published } = desk
  const { db } = app.parts.storage
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const clients: Client[] = []
  afterAll(() => Promise.all(clients.map((client) => client.close())))

  // A token has so many open at once, and no test needs those of another.
  afterEach(() => db.updateTable('proposal').set({ closed_at: app.parts.now() }).execute())

  const writer = await app.personWith('writer', [
    ...(['tokenList:add', 'web_product_type'] as const),
    ...MAY,
    'web_proposal:decide',
  ])

  /** An agent that holds a token, of the writer if nobody else is named; `languages`: what it writes in. */
  async function agent(
    scope: Resource[] = MAY,
    name = 'Catalogue helper',
    of: With = writer,
    languages: Language[] | null = null,
  ) {
    const { id, token } = await app.get(programCalls.add, { name, scope, days: 30, languages }, of)
    const program: With = { headers: { authorization: `Bearer ${token}` } }
    const client = new Client({ name: 'a client of tests', version: '1' })
    const requestInit = { headers: { authorization: `Bearer ${token}` } }
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp/staff', address), { requestInit }) as never,
    )
    clients.push(client)
    const use = async (tool: string, given: object = {}) => {
      const { structuredContent, isError, content } = await client.callTool({
        name: tool,
        arguments: { ...given },
      })
      const [{ text = '' } = {}] = content as { text?: string }[]
      return { data: structuredContent as Record<string, never>, isError, text }
    }
    const begin = async () => {
      const { data } = await use('begin_proposal', { name: 'Shorter summaries', model: 'example-large-2' })
      return data.id as unknown as number
    }
    return { id, use, begin, program, client }
  }
  const helper = await agent()

  /** A product with one proposed change of its summary. */
  async function proposed(name: string, value = 'A short one.') {
    const product = await published(name)
    const proposal = await helper.begin()
    const { data } = await helper.use('propose_changes', {
      ...{ proposal, kind: 'product', id: product.id, version: product.version },
      changes: [{ path: 'summary.en', value, why: 'The sentence was long.' }],
    })
    const { page, changes } = data as unknown as { page: number; changes: { id: number }[] }
    return { product, proposal, page, change: changes[0]?.id ?? 0 }
  }
  const pageOf = (id: number, who: With = writer) => app.get(calls.page, { id }, who)
  const take = (id: number, version: number, change: number, value: string, who: With = writer) =>
    app.ask(productCalls.update, { id, version, summary: { en: value }, from: { changes: [change] } }, who)
  return { app, desk, admin, db, writer, address, agent, helper, proposed, pageOf, take }
}
