// What is refused about views of lists.
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'

export const tooManyViews = (most: number) =>
  new Failure(CODE.conflict, {
    zh: `每个列表最多保存 ${most} 个视图，请先删除一个`,
    en: `Limit: ${most} views per list; delete one first.`,
    es: `Límite: ${most} vistas por lista; elimine antes una.`,
  })
