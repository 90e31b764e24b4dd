// Mutants of what a CDN is told: tags, what it may keep, and when it hears of a change.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: passages of the product are quoted as they stand there
import type { Mutant } from './mutant.ts'

const tags = ['server/parts/cdn/edge-tags.test.ts']
const site = ['server/tests/cdn.test.ts']
const vendors = ['server/parts/cdn/vendors/vendors.test.ts']

export const CDN: Mutant[] = [
  {
    file: 'server/parts/cdn/edge-tags.ts',
    find: '    tags.add(mark(kindOf(word)))\n',
    put: '',
    rule: 'A list of anything goes with each record of its kind.',
    tests: tags,
  },
  {
    file: 'server/parts/cdn/edge-tags.ts',
    find: 'const MOST_BYTES = 1000',
    put: 'const MOST_BYTES = 10_000',
    rule: 'Tags of an answer stay below what the strictest vendor reads.',
    tests: tags,
  },
  {
    file: 'server/parts/cdn/purge-carrier.ts',
    find: 'export const QUIET_MS = 15_000',
    put: 'export const QUIET_MS = 0',
    rule: 'What was made before a change goes when it reached the CDN after the first purge.',
    tests: site,
  },
  {
    file: 'server/parts/cdn/purge-carrier.ts',
    find: 'changed?.some(isTakenDown) ?? false',
    put: 'false',
    rule: 'What was taken from sight is shown by no CDN, not even while the server is away.',
    tests: site,
  },
  {
    file: 'server/parts/cdn/purge-carrier.ts',
    find: "said.replaceAll(secret, '•••')",
    put: 'said',
    rule: 'No key of the CDN stands among the deliveries.',
    tests: site,
  },
  {
    file: 'server/parts/cdn/cdn.ts',
    find: 'Math.min(seconds, left / 1000)',
    put: 'seconds',
    rule: 'No CDN keeps an answer beyond the moment of a plan.',
    tests: site,
  },
  {
    file: 'server/publishing/lifecycle/writing.ts',
    find: '        if (isSeen) finished.get(db)?.seen.add(tag)',
    put: '        finished.get(db)?.seen.add(tag)',
    rule: 'A draft purges nothing.',
    tests: site,
  },
  {
    file: 'server/http/kept-answers/send-kept.ts',
    find: 'kept.forCdn && cacheControl === SHARED',
    put: 'kept.forCdn',
    rule: 'What depends on a cookie is kept by no CDN.',
    tests: site,
  },
  {
    file: 'server/parts/cdn/vendors/fastly.ts',
    find: '!gone && ',
    put: 'gone && ',
    rule: 'A purge is soft unless something was taken from sight.',
    tests: vendors,
  },
]
