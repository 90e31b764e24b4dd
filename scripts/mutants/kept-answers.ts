// Mutants of what is kept: until when, for whom, and how it is compressed.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: passages of the product are quoted as they stand there
import type { Mutant } from './mutant.ts'

const cache = ['server/http/kept-answers/response-cache.test.ts']
const fast = ['server/http/kept-answers/answer-kept.test.ts']
const pages = ['server/features/page/routes.test.ts']
const differences = ['server/features/page/differences.test.ts']

export const KEPT_ANSWERS: Mutant[] = [
  {
    file: 'server/http/kept-answers/answer-kept.ts',
    find: 'place && !due() ? cache.get(place.key) : undefined',
    put: 'place ? cache.get(place.key) : undefined',
    rule: 'No kept page is served once a planned moment has come.',
    tests: fast,
  },
  {
    file: 'server/http/kept-answers/answer-kept.ts',
    find: "request.method === 'GET' ? placeOf(request, siteLanguage) : null",
    put: 'placeOf(request, siteLanguage)',
    rule: 'Only a GET is answered with what is kept.',
    tests: fast,
  },
  {
    file: 'server/http/kept-answers/answer-kept.ts',
    find: "cookie?.includes('language') ? cookieIn(cookie, 'language') : siteLanguage()",
    put: 'siteLanguage()',
    rule: 'A kept answer is in the language that a cookie remembers.',
    tests: fast,
  },
  {
    file: 'server/http/kept-answers/response-cache.ts',
    find: 'if (!overtaken && !made.once) shelf.keep(key, made)',
    put: 'if (!overtaken) shelf.keep(key, made)',
    rule: 'What holds for one asking only is not kept.',
    tests: cache,
  },
  {
    file: 'server/http/kept-answers/response-cache.ts',
    find: 'if (!overtaken && !made.once) shelf.keep(key, made)',
    put: 'if (!made.once) shelf.keep(key, made)',
    rule: 'An answer that a change overtook while it was made is not kept.',
    tests: cache,
  },
  {
    file: 'server/http/kept-answers/response-cache.ts',
    find: 'const current = `${changes} ${key}`',
    put: 'const current = key',
    rule: 'Who asks after a change does not wait for an answer that was begun before it.',
    tests: cache,
  },
  {
    file: 'server/http/kept-answers/shelf.ts',
    find: 'if (changed?.some(isTakenDown))',
    put: 'if (!changed)',
    rule: 'What was taken from sight comes back in no outdated copy.',
    tests: cache,
  },
  {
    file: 'server/http/kept-answers/send-kept.ts',
    find: "if (status === 200 && holds(headers['if-none-match'], kept))",
    put: "if (holds(headers['if-none-match'], kept))",
    rule: 'A page that is not there says so, also to whoever has seen that before.',
    tests: pages,
  },
  {
    file: 'server/http/kept-answers/kept.ts',
    find: 'const etagOf = (etag: string, tag: string) => `${etag.slice(0, -1)}-${tag}"`',
    put: 'const etagOf = (etag: string, _: string) => etag',
    rule: 'Each way of compressing has a tag of its own.',
    tests: pages,
  },
  {
    file: 'server/http/kept-answers/packing.ts',
    find: "const WEIGHT = '(?:\\\\s*;\\\\s*q=(?!0(?:\\\\.0*)?\\\\s*(?:,|$))[\\\\d.]+)?'",
    put: "const WEIGHT = '(?:\\\\s*;\\\\s*q=[\\\\d.]+)?'",
    rule: 'A client that says it takes no Brotli gets none.',
    tests: pages,
  },
  {
    file: 'server/http/kept-answers/packing.ts',
    find: "typeof named === 'string' && takesDifferences(headers) && from(named)",
    put: "typeof named === 'string' && from(named)",
    rule: 'Only who takes differences gets one.',
    tests: differences,
  },
  {
    file: 'server/http/kept-answers/dictionaries.ts',
    find: "headers['sec-ch-ua'] === undefined ? null",
    put: 'false ? null',
    rule: 'No browser that would show a stale page is told that it may.',
    tests: differences,
  },
  {
    file: 'server/http/kept-answers/kept.ts',
    find: 'const keyOf = ({ encoding, from }: Way) => from?.name ?? encoding',
    put: 'const keyOf = ({ encoding }: Way) => encoding',
    rule: 'Only who has the page that a difference leads from gets that difference.',
    tests: cache,
  },
  {
    file: 'server/http/kept-answers/response-cache.ts',
    find: 'if (differing >= AT_ONCE) return null',
    put: '',
    rule: 'Two differences are made at once.',
    tests: cache,
  },
  {
    file: 'server/http/kept-answers/improving.ts',
    find: 'if (!working) void workOn()',
    put: 'void workOn()',
    rule: 'What is done in the background is done one at a time.',
    tests: ['server/http/kept-answers/improving.test.ts'],
  },
  {
    file: 'server/http/kept-answers/shelf.ts',
    find: 'if (!again) once.add(key)',
    put: '',
    rule: 'Made-up addresses take no place of what is asked for again.',
    tests: cache,
  },
  {
    file: 'server/parts/long-work/fair-line.ts',
    find: 'if (own.length > 0) places.set(asker, own)',
    put: 'if (own.length > 0) return own.pop()',
    rule: 'Askers take turns however much one of them wants.',
    tests: ['server/parts/long-work/fair-line.test.ts'],
  },
  {
    file: 'server/features/page/pages.ts',
    find: 'return await cache.make(key, () => line.run(visitor, make))',
    put: 'return await cache.make(key, make)',
    rule: 'Pages are made a few at a time.',
    tests: ['server/tests/trouble/flood.test.ts'],
  },
]
