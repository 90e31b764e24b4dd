// What an import of news says about a post, in each language.
import type { Reason } from '#server/failure.ts'
import type { OutsideRefused } from '#server/parts/webhooks/outside.ts'
import { serverTexts } from '#server/texts.ts'

const { problems, why: reasons } = serverTexts('server/news-import')

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

export const PROBLEMS = {
  ...problems,
  notInList: (address: string): Reason => problems.notInList({ address: short(address) }),
  notFetched: (address: string, why: OutsideRefused['why'] | 'refused' | 'time'): Reason =>
    problems.notFetched({ why: reasons[why], address: short(address) }),
  status: (status: string): Reason => problems.status({ status: short(status) }),
}
