// A call of a peer's own API.

/** Sends `body` if there is one; what is refused is an error that says why. */
export async function ask<Answer>(address: string, body?: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(address, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${new URL(address).pathname}: ${reply.status} ${text.slice(0, 300)}`)
  return (text ? JSON.parse(text) : undefined) as Answer
}
