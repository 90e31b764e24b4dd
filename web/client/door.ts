// What a route loader is given: the language of the page and a way to read. The browser reads over the wire,
// the server-rendered twin in process (decision 27); a loader never knows which.
import { createContext, type LoaderFunctionArgs } from 'react-router'
import type { CallAt, ReadPath } from '#contract/calls.ts'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { InputOf, OutputOf } from '#contract/wire/call.ts'

export type Door = {
  /** Pages have hash addresses; at a canonical address a page that is not there says so in its place. */
  hash: boolean
  language: () => Language
  read: <P extends ReadPath>(
    path: P,
    query: InputOf<CallAt<P>>,
    options?: { signal?: AbortSignal },
  ) => Promise<OutputOf<CallAt<P>>>
  /** In the browser: what the frame around the pages showed last, for when it cannot be read anew. */
  last?: { frame: unknown }
  /** What a visitor without scripts has put into the form, where the server renders its page. */
  enquiry?: EnquiryPage | undefined
}

export const doorContext = createContext<Door>()

/** The door of a loader. */
export const doorOf = ({ context }: Pick<LoaderFunctionArgs, 'context'>): Door => context.get(doorContext)
