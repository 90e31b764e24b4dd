// An inquiry with a quote that staff have sent, made by the calls of the API.
import { PASSWORD } from './staff.ts'

type Asker = { name: string; email: string; language: string }
type Quote = { id: number; version: number; versions: { edition: number; content: object }[] }

/** Answers the path of the page of the quote, as the letter names it, and a way for staff to call. */
export async function sentQuote(baseURL: string, { name, email, language }: Asker) {
  let token = ''
  async function staff<Data>(path: string, body: object, takes: 'body' | 'query' = 'body'): Promise<Data> {
    const query = takes === 'query' ? `?${new URLSearchParams(Object.entries(body))}` : ''
    const reply = await fetch(`${baseURL}/api/${path}${query}`, {
      method: 'POST',
      headers: { 'x-token': token, ...(takes === 'body' && { 'content-type': 'application/json' }) },
      ...(takes === 'body' && { body: JSON.stringify(body) }),
    })
    const { data, message } = (await reply.json()) as { data: Data; message?: string }
    if (!reply.ok) throw new Error(`${path}: ${message}`)
    return data
  }
  const content = 'We need ten meters for waste water, DN 100.'
  const asked = { name, email, language, content, consent: true }
  const { number, link } = await staff<{ number: string; link: string }>('web/message/add', asked)
  token = (
    await staff<{ token: string }>('auth/login', { username: 'admin', password: PASSWORD, code: 'any' })
  ).token
  // A program fills in a form faster than people do.
  const found = await staff<{ items: { id: number; version: number }[] }>(
    'web/message/list',
    { keyword: number, state: 'spam' },
    'query',
  )
  const [item] = found.items
  if (!item) throw new Error(`${number} is nowhere`)
  await staff('web/message/spam', { id: item.id, version: item.version, spam: false })
  const { id, version, versions } = await staff<Quote>('web/quote/begin', { messageId: item.id })
  const saved = await staff<Quote>('web/quote/save', {
    ...{ id, version },
    content: {
      ...versions[0]?.content,
      ...{ customer: `Agua Demostrativa\n${name}`, validUntil: dayAfter(20), currency: 'USD' },
      lines: [
        { title: 'LEM-300, DN 100', code: 'LEM300-100-16-H-H-A-1', quantity: 10, price: 1480, discount: 8 },
        { title: 'LTB-50, DN 50', quantity: 2, price: 1120, delivery: '3 weeks' },
      ],
      extras: [{ name: 'Freight to Monterrey, CIP', amount: 690 }],
      payment: '30 % with the order, 70 % before dispatch',
    },
  })
  const letter = { subject: `Quote for ${name}`, body: 'Here it is.' }
  await staff('web/quote/send', { id, version: saved.version, ...letter })
  return { page: `/${language}/enquiry/${link}/quote`, id, staff }
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
