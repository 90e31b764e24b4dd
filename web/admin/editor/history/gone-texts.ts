// The words of a record that is not there.

const zh = {
  trashed: (name: string) => `“${name}”在回收站中`,
  gone: (by: string, at: string, until: string) => `${by ? `${by} ` : ''}删除于 ${at}，保留至 ${until}`,
  perhaps: '它可能在回收站中；有删除权限的同事可以恢复。',
  restore: '恢复为草稿',
  unnamed: '未命名',
}

type Texts = typeof zh

const en: Texts = {
  trashed: (name) => `“${name}” is in the trash`,
  gone: (by, at, until) => `Deleted ${at}${by ? ` by ${by}` : ''}, kept until ${until}`,
  perhaps: 'It may be in the trash; a colleague who may delete can restore it.',
  restore: 'Restore as a draft',
  unnamed: 'Unnamed',
}

const es: Texts = {
  trashed: (name) => `«${name}» está en la papelera`,
  gone: (by, at, until) => `Eliminado: ${at}${by ? `, ${by}` : ''}; se conserva hasta ${until}`,
  perhaps: 'Puede estar en la papelera; lo puede restaurar un colega con permiso para eliminar.',
  restore: 'Restaurar como borrador',
  unnamed: 'Sin nombre',
}

export const GONE_TEXTS = { zh, en, es }
