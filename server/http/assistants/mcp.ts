// Speaks the Model Context Protocol for whoever asks: one request, one server, no session (streamable HTTP with JSON answers).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Failure } from '#server/failure.ts'

/** A tool as a client sees it; what `run` throws as `Failure` is told to the client as what went wrong. */
export type Offered = {
  name: string
  title: string
  description: string
  input: z.ZodObject
  readOnly: boolean
  run: (given: never) => Promise<object>
}
type Desk = { name: string; instructions: string; tools: readonly Offered[] }

/** Bytes of one request. */
export const MCP_BYTES = 64 * 1024

/** A server of its own for each request: nothing of one asker stands beside what another asks. */
async function serverWith({ name, instructions, tools }: Desk) {
  const { McpServer } = await import('@modelcontextprotocol/sdk/server/mcp.js')
  const server = new McpServer({ name, version: '1' }, { instructions })
  for (const { name: tool, title, description, input, readOnly, run } of tools) {
    const annotations = { title, readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false }
    const config = { title, description, inputSchema: input.shape, annotations }
    server.registerTool(
      tool,
      config as never,
      (async (given: never) => {
        try {
          const found = await run(given)
          return { content: [{ type: 'text', text: JSON.stringify(found) }], structuredContent: found }
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          return { isError: true, content: [{ type: 'text', text: saidOf(error) }] }
        }
      }) as never,
    )
  }
  return server
}

/** What went wrong, and with which field. */
const saidOf = ({ reason, fields }: Failure) =>
  [reason.en, ...Object.entries(fields ?? {}).map(([field, why]) => `${field}: ${why.en}`)].join('\n')

/** Answers one request of a client. */
export async function answerMcp(desk: Desk, request: FastifyRequest, reply: FastifyReply) {
  const { WebStandardStreamableHTTPServerTransport } = await import(
    '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
  )
  const server = await serverWith(desk)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport as never)
    const headers = new Headers()
    for (const name of ['accept', 'content-type', 'mcp-protocol-version'] as const) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const asked = new Request('http://localhost/mcp', { method: 'POST', headers })
    const answered = await transport.handleRequest(asked, { parsedBody: request.body })
    const type = answered.headers.get('content-type')
    return reply
      .code(answered.status)
      .headers({ 'cache-control': 'no-store', ...(type && { 'content-type': type }) })
      .send(await answered.text())
  } finally {
    await server.close()
  }
}

/** Nothing is sent without being asked, and there is no session to end. */
export const refuseOthers = (reply: FastifyReply) =>
  reply.code(405).headers({ allow: 'POST', 'cache-control': 'no-store' }).send({ error: 'POST alone' })
