// The pipeline by stages, which the first page asks for as well: apart from all else that is done with quotes.
import { queryOptions } from '@tanstack/react-query'
import { ask } from '#web/client/send.ts'

/** Where the pipeline is. */
export const QUOTES = '/webSystemManage/web_quote'

/** The pipeline by stages, quietly: whoever shows it says what failed. */
export const stagesQuery = () =>
  queryOptions({
    queryKey: ['message', 'quoteStages'],
    queryFn: ({ signal }) => ask('/api/web/quote/stages', {}, { signal, quiet: true }),
    placeholderData: (before) => before,
  })
