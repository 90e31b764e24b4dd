// What people are told when the store does not serve: it is away, it is full, or nobody knows whether a write was done.
import { CODE } from '#contract/wire/answer.ts'
import type { Call } from '#contract/wire/call.ts'
import { Failure } from '#server/failure.ts'
import type { Storage } from '#server/storage/open.ts'
import { isStoreAway } from '#server/storage/trouble.ts'

type Kind = Pick<Call, 'logs' | 'once'>

/** Whether a call changes something. */
const writes = ({ logs, once }: Kind): boolean => logs !== undefined || once === true

/** A read, or whatever else asks the store, while it is away. */
export const storeAway = (cause: unknown) =>
  new Failure(
    CODE.unavailable,
    {
      zh: '数据库暂时没有响应，请稍后再试',
      en: 'The database does not answer at the moment. Please try again soon.',
      es: 'La base de datos no responde en este momento. Inténtelo de nuevo en breve.',
    },
    { cause },
  )

/** A write that was not begun. */
const notWritten = (cause: unknown) =>
  new Failure(
    CODE.unavailable,
    {
      zh: '数据库暂时没有响应，未保存任何更改。请稍后再试',
      en: 'The database does not answer at the moment; nothing was saved. Please try again soon.',
      es: 'La base de datos no responde en este momento; no se guardó nada. Inténtelo de nuevo en breve.',
    },
    { cause },
  )

/** A write that was under way when the store went away. */
const maybeWritten = (cause: unknown) =>
  new Failure(
    CODE.unavailable,
    {
      zh: '数据库在保存过程中失去响应，无法确定更改是否已保存。请稍后先查看，再决定是否重试',
      en: 'The database stopped answering while this was being saved. It is not certain whether it was saved: look before you try again.',
      es: 'La base de datos dejó de responder mientras se guardaba. No es seguro que se haya guardado: compruébelo antes de intentarlo de nuevo.',
    },
    { cause },
  )

/** A disk without room, of the server or of its database. */
export const diskFull = (cause: unknown) =>
  new Failure(
    CODE.full,
    {
      zh: '服务器存储空间已满，更改未保存',
      en: 'The server has no space left; the change was not saved.',
      es: 'El servidor no tiene espacio libre; el cambio no se guardó.',
    },
    { cause },
  )

/** What a call that was begun throws: of a write that broke off nobody knows how it ended. */
export function asBegun(call: Kind, error: unknown): unknown {
  return writes(call) && isStoreAway(error) && !(error instanceof Failure) ? maybeWritten(error) : error
}

/** Does what comes before a call, which changes nothing; a write that would not reach the store is refused as such. */
export async function mustReach<Result>(
  call: Kind,
  store: Pick<Storage, 'here'>,
  before: () => Promise<Result>,
): Promise<Result> {
  try {
    if (writes(call)) await store.here()
    return await before()
  } catch (error) {
    throw writes(call) && isStoreAway(error) ? notWritten(error) : error
  }
}
