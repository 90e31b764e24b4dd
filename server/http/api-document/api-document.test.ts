import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#contract/calls.ts'
import { programCalls } from '#contract/people/program.ts'
import { roleCalls } from '#contract/people/role.ts'
import { testApp } from '#server/testing/app.ts'
import { exampleOf } from './examples.ts'

const app = await testApp()
const read = async (url: string) => {
  const reply = await app.inject({ url })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

test('what the document shows as an example of a call is taken by it, and may be answered', () => {
  const wrong: string[] = []
  for (const call of CALLS) {
    for (const io of ['input', 'output'] as const) {
      const shown = io === 'input' ? call.form !== 'upload' : call.form !== 'file'
      if (!shown || call.form === 'picture') continue
      const example = exampleOf(z.toJSONSchema(call[io], { io, unrepresentable: 'any' }) as object as never)
      const { error } = call[io].safeParse(example)
      if (error) wrong.push(`${call.path} ${io}: ${error.message}`)
    }
  }
  expect(wrong).toEqual([])
})

test('the pieces are named with their addresses, hold each call once, and each is a document', async () => {
  const { whole, pieces } = await read('/api/openapi/index.json')
  expect(whole).toBe('/api/openapi.json')
  const paths: string[] = []
  for (const { name, address, calls } of pieces) {
    const document = await read(address)
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: name } })
    expect(Object.keys(document.paths)).toHaveLength(calls)
    paths.push(...Object.keys(document.paths))
  }
  expect(paths.toSorted()).toEqual(CALLS.map(({ path }) => path).toSorted())
  expect((await app.inject({ url: '/api/openapi/nothing.json' })).statusCode).toBe(404)
})

test('a call says who may make it: whoever is signed in, a program, or people alone', async () => {
  const { paths } = await read('/api/openapi/role.json')
  expect(paths[roleCalls.list.path].post.security).toEqual([{ token: [] }, { program: [] }])
  expect(paths[roleCalls.grant.path].post.security).toEqual([{ token: [] }])
  const { example } = (await read('/api/openapi/token.json')).paths[programCalls.add.path].post.requestBody
    .content['application/json']
  expect(programCalls.add.input.safeParse(example).success).toBe(true)
})
