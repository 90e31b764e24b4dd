// Inquiries with quotes that staff have sent, made by the calls of the API; who signs in does so once.
import { PASSWORD } from './staff.ts'

type Asker = { name: string; email: string; language: string }
type Quote = { id: number; version: number; versions: { edition: number; content: object }[] }
type Staff = ReturnType<typeof staffOf>
/** The path of the page of the quote, as the letter names it, and a way for staff to call. */
export type SentQuote = { page: string; id: number; staff: Staff }

/** Sends quotes at a site, each in answer to an inquiry of its own. */
export function quoteSender(baseURL: string): (asker: Asker) => Promise<SentQuote> {
  const staff = staffOf(baseURL)
  return async ({ name, email, language }) => {
    const content = 'We need ten meters for waste water, DN 100.'
    const asked = { name, email, language, content, consent: true }
    const { number, link } = await staff<{ number: string; link: string }>('web/message/add', asked)
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
      content: { ...versions[0]?.content, customer: `Agua Demostrativa\n${name}`, ...CONTENT },
    })
    const letter = { subject: `Quote for ${name}`, body: 'Here it is.' }
    await staff('web/quote/send', { id, version: saved.version, ...letter })
    return { page: `/${language}/enquiry/${link}/quote`, id, staff }
  }
}

/** Calls as the administrator. */
function staffOf(baseURL: string) {
  let token: Promise<string> | undefined
  const post = async <Data>(path: string, { query = '', ...init }: RequestInit & { query?: string }) => {
    const reply = await fetch(`${baseURL}/api/${path}${query}`, { method: 'POST', ...init })
    const { data, message } = (await reply.json()) as { data: Data; message?: string }
    if (!reply.ok) throw new Error(`${path}: ${message}`)
    return data
  }
  const JSON_TYPE = { 'content-type': 'application/json' }
  const signedIn = async () => {
    const body = JSON.stringify({ username: 'admin', password: PASSWORD, code: 'any' })
    return (await post<{ token: string }>('auth/login', { headers: JSON_TYPE, body })).token
  }
  return async <Data>(path: string, body: object, takes: 'body' | 'query' = 'body'): Promise<Data> => {
    token ??= signedIn()
    const headers = { 'x-token': await token }
    return takes === 'query'
      ? post(path, { headers, query: `?${new URLSearchParams(Object.entries(body))}` })
      : post(path, { headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body) })
  }
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const CONTENT = {
  ...{ validUntil: dayAfter(20), currency: 'USD' },
  lines: [
    { title: 'LEM-300, DN 100', code: 'LEM300-100-16-H-H-A-1', quantity: 10, price: 1480, discount: 8 },
    { title: 'LTB-50, DN 50', quantity: 2, price: 1120, delivery: '3 weeks' },
  ],
  extras: [{ name: 'Freight to Monterrey, CIP', amount: 690 }],
  payment: '30 % with the order, 70 % before dispatch',
}
