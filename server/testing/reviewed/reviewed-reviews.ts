// The reviewed table of the calls of reviews and proposals: who may see a kind looks and speaks, who may change it asks, who may approve it judges.
import { KIND_PAGES, keysOfKinds } from './reviewed-kinds.ts'

const OWN = ['web_homepage', 'web_aboutus', 'web_product_type', 'web_product']
const of = (verb: 'update' | 'review') =>
  [...OWN.map((page) => `${page}:${verb}`), keysOfKinds(verb)].join(' ')
const SEES = [...OWN, KIND_PAGES].join(' ')

export const REVIEWED_REVIEWS: Record<string, string> = {
  '/api/web/review/list': 'web_review',
  '/api/web/review/rules': 'web_review',
  '/api/web/review/keepRules': 'web_review:rules',
  '/api/web/review/of': SEES,
  '/api/web/review/read': SEES,
  '/api/web/review/people': SEES,
  '/api/web/review/comment': SEES,
  '/api/web/review/settle': SEES,
  '/api/web/review/ofRelease': 'web_release',
  '/api/web/review/askRelease': 'web_release:update',
  '/api/web/review/ask': of('update'),
  '/api/web/review/withdraw': of('update'),
  '/api/web/review/approve': of('review'),
  '/api/web/review/takeBack': of('review'),
  '/api/web/review/giveBack': of('review'),
  '/api/web/proposal/list': 'web_proposal',
  '/api/web/proposal/read': 'web_proposal',
  '/api/web/proposal/page': 'web_proposal',
  '/api/web/proposal/calls': 'web_proposal',
  '/api/web/proposal/leave': 'web_proposal:decide',
  '/api/web/proposal/close': 'web_proposal:decide',
  '/api/web/proposal/begin': 'web_proposal:write',
  '/api/web/proposal/write': 'web_proposal:write',
  '/api/web/proposal/ready': 'web_proposal:write',
  '/api/web/proposal/record': 'web_proposal',
  '/api/web/proposal/proposeRecord': 'web_proposal:write',
  '/api/web/proposal/leaveRecord': 'web_proposal:decide',
  '/api/web/translation/list': 'web_translation',
  '/api/web/translation/state': 'web_translation',
  '/api/web/translation/sentences': 'web_translation',
  '/api/web/translation/draft': 'web_translation:draft',
  '/api/web/translation/ready': 'web_translation:draft',
  '/api/web/translation/export': 'web_translation',
  '/api/web/translation/import': 'web_translation:draft',
  '/api/web/translation/glossary': 'web_translation',
  '/api/web/translation/keepGlossary': 'web_translation:glossary',
}
