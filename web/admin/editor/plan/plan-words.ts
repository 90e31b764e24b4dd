// What scheduling and a release do with versions: one sentence, wherever one of them is chosen.
export const PLAN_WORDS = {
  zh: {
    versions:
      '定时发布的是安排那一刻保存的内容，之后的修改要重新安排。批次在安排或发布时固定各条内容的版本。',
  },
  en: {
    versions:
      'Schedule publishes what is saved at the moment you schedule it; schedule again to include later changes. A release fixes the versions of all its records when it is scheduled or published.',
  },
  es: {
    versions:
      'Programar publica lo que está guardado en el momento de programar; para incluir cambios posteriores, programe de nuevo. Un lote de publicación fija las versiones de todos sus registros al programarse o publicarse.',
  },
}
