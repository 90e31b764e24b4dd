// The words of what can be done with many roles at once.

type Words = { label: string; ask: (count: number) => string; says: string; done: (count: number) => string }
type BulkTexts = Record<'enabled' | 'disabled' | 'remove', Words>

const zh: BulkTexts = {
  enabled: {
    label: '启用',
    ask: (count) => `启用 ${count} 个角色？`,
    says: '其成员将立即得到这些角色授予的权限。',
    done: (count) => `已启用 ${count} 个角色`,
  },
  disabled: {
    label: '停用',
    ask: (count) => `停用 ${count} 个角色？`,
    says: '其成员将立即失去这些角色授予的权限；重新启用后恢复。',
    done: (count) => `已停用 ${count} 个角色`,
  },
  remove: {
    label: '删除',
    ask: (count) => `删除 ${count} 个角色？`,
    says: '仅能删除没有成员的角色，删除后无法恢复。',
    done: (count) => `已删除 ${count} 个角色`,
  },
}

const roles = (count: number) => (count === 1 ? '1 role' : `${count} roles`)
const en: BulkTexts = {
  enabled: {
    label: 'Enable',
    ask: (count) => `Enable ${roles(count)}?`,
    says: 'Their members get these permissions at once.',
    done: (count) => `Enabled: ${roles(count)}`,
  },
  disabled: {
    label: 'Disable',
    ask: (count) => `Disable ${roles(count)}?`,
    says: 'Their members lose these permissions at once; enabling gives them back.',
    done: (count) => `Disabled: ${roles(count)}`,
  },
  remove: {
    label: 'Delete',
    ask: (count) => `Delete ${roles(count)}?`,
    says: 'Only roles without members can be deleted. This cannot be undone.',
    done: (count) => `Deleted: ${roles(count)}`,
  },
}

const rolesEs = (count: number) => (count === 1 ? '1 rol' : `${count} roles`)
const es: BulkTexts = {
  enabled: {
    label: 'Activar',
    ask: (count) => `¿Activar ${rolesEs(count)}?`,
    says: 'Sus miembros reciben al momento lo que conceden.',
    done: (count) => `Activados: ${rolesEs(count)}`,
  },
  disabled: {
    label: 'Desactivar',
    ask: (count) => `¿Desactivar ${rolesEs(count)}?`,
    says: 'Sus miembros pierden al momento lo que conceden; al activarlos lo recuperan.',
    done: (count) => `Desactivados: ${rolesEs(count)}`,
  },
  remove: {
    label: 'Eliminar',
    ask: (count) => `¿Eliminar ${rolesEs(count)}?`,
    says: 'Solo se pueden eliminar roles sin miembros. No se puede deshacer.',
    done: (count) => `Eliminados: ${rolesEs(count)}`,
  },
}

export const ROLE_BULK_TEXTS = { zh, en, es }
