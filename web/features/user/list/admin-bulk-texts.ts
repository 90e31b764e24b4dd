// The words of what can be done with many people at once.

type Words = { label: string; ask: (count: number) => string; says: string; done: (count: number) => string }
type BulkTexts = Record<'enable' | 'disable' | 'remove' | 'recover', Words>

const zh: BulkTexts = {
  enable: {
    label: '启用',
    ask: (count) => `启用 ${count} 位用户？`,
    says: '他们可以重新登录。',
    done: (count) => `已启用 ${count} 位用户`,
  },
  disable: {
    label: '停用',
    ask: (count) => `停用 ${count} 位用户？`,
    says: '他们的所有会话立即结束，并且不能再登录。',
    done: (count) => `已停用 ${count} 位用户`,
  },
  remove: {
    label: '删除',
    ask: (count) => `删除 ${count} 位用户？`,
    says: '他们将移入回收站，所有会话立即结束。可从回收站恢复。',
    done: (count) => `已将 ${count} 位用户移入回收站`,
  },
  recover: {
    label: '恢复',
    ask: (count) => `恢复 ${count} 位用户？`,
    says: '启用的用户可以重新登录，密码不变。',
    done: (count) => `已恢复 ${count} 位用户`,
  },
}

const users = (count: number) => (count === 1 ? '1 user' : `${count} users`)
const en: BulkTexts = {
  enable: {
    label: 'Enable',
    ask: (count) => `Enable ${users(count)}?`,
    says: 'They can sign in again.',
    done: (count) => `Enabled: ${users(count)}`,
  },
  disable: {
    label: 'Disable',
    ask: (count) => `Disable ${users(count)}?`,
    says: 'They are signed out everywhere at once and cannot sign in any more.',
    done: (count) => `Disabled: ${users(count)}`,
  },
  remove: {
    label: 'Delete',
    ask: (count) => `Delete ${users(count)}?`,
    says: 'They go to the trash and are signed out everywhere at once. You can recover them from there.',
    done: (count) => `In the trash: ${users(count)}`,
  },
  recover: {
    label: 'Recover',
    ask: (count) => `Recover ${users(count)}?`,
    says: 'Those who are enabled can sign in again with the password they had.',
    done: (count) => `Recovered: ${users(count)}`,
  },
}

const usuarios = (count: number) => (count === 1 ? '1 usuario' : `${count} usuarios`)
const es: BulkTexts = {
  enable: {
    label: 'Activar',
    ask: (count) => `¿Activar ${usuarios(count)}?`,
    says: 'Podrán volver a entrar.',
    done: (count) => `Activado: ${usuarios(count)}`,
  },
  disable: {
    label: 'Desactivar',
    ask: (count) => `¿Desactivar ${usuarios(count)}?`,
    says: 'Sus sesiones se cierran de inmediato y ya no podrán entrar.',
    done: (count) => `Desactivado: ${usuarios(count)}`,
  },
  remove: {
    label: 'Eliminar',
    ask: (count) => `¿Eliminar ${usuarios(count)}?`,
    says: 'Pasan a la papelera y sus sesiones se cierran de inmediato. Puede recuperarlos desde allí.',
    done: (count) => `En la papelera: ${usuarios(count)}`,
  },
  recover: {
    label: 'Recuperar',
    ask: (count) => `¿Recuperar ${usuarios(count)}?`,
    says: 'Quienes están activos podrán entrar con la contraseña que tenían.',
    done: (count) => `Recuperado: ${usuarios(count)}`,
  },
}

export const USER_BULK_TEXTS = { zh, en, es }
