// The menus and buttons that a new store begins with.
import { NO_TEXT } from '#contract/content/blank.ts'
import { DECLARED } from '#contract/kinds/declared.ts'
import { button, type FirstMenu, kindMenu, page } from './first-menu.ts'
import { PUBLISHING_MENUS } from './publishing-menus.ts'

export const FIRST_MENUS: readonly FirstMenu[] = [
  {
    type: 'directory',
    resources: 'webSystemManage',
    title: { ...NO_TEXT, zh: '网站管理', en: 'Website', es: 'Sitio web' },
    icon: 'global',
    children: [
      page(
        'web_homepage',
        'home',
        ['首页', 'Home page', 'Página de inicio'],
        [
          button('web_homepage:update', '修改', 'Change', 'Modificar'),
          button('web_homepage:publish', '发布', 'Publish', 'Publicar'),
          button('web_homepage:review', '审核', 'Review', 'Revisar'),
        ],
      ),
      page(
        'web_aboutus',
        'bank',
        ['关于我们', 'About us', 'Quiénes somos'],
        [
          button('web_aboutus:update', '修改', 'Change', 'Modificar'),
          button('web_aboutus:publish', '发布', 'Publish', 'Publicar'),
          button('web_aboutus:review', '审核', 'Review', 'Revisar'),
        ],
      ),
      page(
        'web_product_type',
        'apartment',
        ['产品类型', 'Product types', 'Tipos de producto'],
        [
          button('web_product_type:add', '新增', 'Add', 'Agregar'),
          button('web_product_type:update', '修改', 'Change', 'Modificar'),
          button('web_product_type:publish', '发布', 'Publish', 'Publicar'),
          button('web_product_type:review', '审核', 'Review', 'Revisar'),
          button('web_product_type:delete', '删除', 'Delete', 'Eliminar'),
        ],
      ),
      page(
        'web_product',
        'appstore',
        ['产品管理', 'Products', 'Productos'],
        [
          button('web_product:add', '新增', 'Add', 'Agregar'),
          button('web_product:update', '修改', 'Change', 'Modificar'),
          button('web_product:publish', '发布', 'Publish', 'Publicar'),
          button('web_product:review', '审核', 'Review', 'Revisar'),
          button('web_product:delete', '删除', 'Delete', 'Eliminar'),
          button('web_product:export', '导出', 'Export', 'Exportar'),
          button('web_product:import', '导入', 'Import', 'Importar'),
        ],
      ),
      ...DECLARED.map(kindMenu),
      page(
        'web_media',
        'picture',
        ['图库', 'Pictures', 'Imágenes'],
        [
          button('web_media:upload', '上传', 'Upload', 'Subir'),
          button('web_media:update', '修改与替换', 'Change and replace', 'Modificar y reemplazar'),
          button('web_media:delete', '删除与恢复', 'Delete and restore', 'Eliminar y restaurar'),
        ],
      ),
      ...PUBLISHING_MENUS,
      page(
        'web_search',
        'question',
        ['无结果搜索', 'Searches without results', 'Búsquedas sin resultados'],
        [
          button('web_search:update', '修改同义词', 'Change synonyms', 'Modificar sinónimos'),
          button('web_search:delete', '移除', 'Remove', 'Quitar'),
        ],
      ),
      page(
        'web_message',
        'message',
        ['询盘管理', 'Inquiries', 'Consultas'],
        [
          button('web_message:update', '处理', 'Handle', 'Gestionar'),
          button('web_message:reply', '回复', 'Reply', 'Responder'),
          button('web_message:canned', '常用回复', 'Saved replies', 'Respuestas guardadas'),
          button('web_message:export', '导出', 'Export', 'Exportar'),
          button('web_message:delete', '彻底删除', 'Delete permanently', 'Eliminar definitivamente'),
        ],
      ),
      page(
        'web_quote',
        'file-done',
        ['报价管理', 'Quotes', 'Cotizaciones'],
        [
          button('web_quote:update', '编制', 'Prepare', 'Preparar'),
          button('web_quote:send', '发送', 'Send', 'Enviar'),
          button('web_quote:close', '结案', 'Close', 'Cerrar'),
          button('web_quote:export', '导出', 'Export', 'Exportar'),
        ],
      ),
      page(
        'web_delivery',
        'mail',
        ['发送记录', 'Delivery', 'Correos enviados'],
        [button('web_delivery:update', '重发与停止发送', 'Send again and discard', 'Reenviar y descartar')],
      ),
      page(
        'web_setting',
        'tool',
        ['网站设置', 'Site settings', 'Configuración del sitio'],
        [button('web_setting:update', '修改', 'Change', 'Modificar')],
      ),
      page(
        'web_webhook',
        'api',
        ['Webhook', 'Webhooks', 'Webhooks'],
        [
          button('web_webhook:add', '新增', 'Add', 'Agregar'),
          button(
            'web_webhook:update',
            '修改与重置密钥',
            'Change and reset secret',
            'Modificar y cambiar la clave',
          ),
          button('web_webhook:delete', '删除', 'Delete', 'Eliminar'),
          button('web_webhook:send', '测试与重新推送', 'Test and replay', 'Probar y reenviar'),
        ],
      ),
    ],
  },
  {
    type: 'directory',
    resources: 'sysUserManage',
    title: { ...NO_TEXT, zh: '系统管理', en: 'System', es: 'Sistema' },
    icon: 'setting',
    children: [
      page(
        'userList',
        'user',
        ['用户管理', 'Users', 'Usuarios'],
        [
          button('userList:add', '新增', 'Add', 'Agregar'),
          button('userList:update', '修改', 'Change', 'Modificar'),
          button('userList:delete', '删除与恢复', 'Delete and restore', 'Eliminar y restaurar'),
          button('userList:resetPassword', '重置密码', 'Reset password', 'Restablecer contraseña'),
          button('userList:unlock', '解锁', 'Unlock', 'Desbloquear'),
          button('userList:endSession', '强制下线', 'End sessions', 'Cerrar sesiones'),
          button('userList:export', '导出', 'Export', 'Exportar'),
          button('userList:import', '导入', 'Import', 'Importar'),
        ],
      ),
      page(
        'roleList',
        'team',
        ['角色管理', 'Roles', 'Roles'],
        [
          button('roleList:add', '新增', 'Add', 'Agregar'),
          button('roleList:update', '修改', 'Change', 'Modificar'),
          button('roleList:delete', '删除', 'Delete', 'Eliminar'),
          button('roleList:members', '成员', 'Members', 'Miembros'),
        ],
      ),
      {
        ...page(
          'roleSetting',
          'safety',
          ['权限设置', 'Permissions', 'Permisos'],
          [button('roleSetting:update', '修改', 'Change', 'Modificar')],
        ),
        hidden: true,
      },
      page(
        'sysmenuList',
        'menu',
        ['菜单管理', 'Menus', 'Menús'],
        [
          button('sysmenuList:add', '新增', 'Add', 'Agregar'),
          button('sysmenuList:update', '修改与排序', 'Change and order', 'Modificar y ordenar'),
          button('sysmenuList:delete', '删除', 'Delete', 'Eliminar'),
        ],
      ),
      page(
        'tokenList',
        'api',
        ['访问令牌', 'Access tokens', 'Tokens de acceso'],
        [
          button('tokenList:add', '新增', 'Add', 'Agregar'),
          button(
            'tokenList:all',
            '查看和撤销所有人的令牌',
            'See and revoke everybody’s',
            'Ver y revocar los de todos',
          ),
        ],
      ),
    ],
  },
  {
    type: 'directory',
    resources: 'logManagement',
    title: { ...NO_TEXT, zh: '日志管理', en: 'Logs', es: 'Bitácoras' },
    icon: 'file-text',
    children: [
      page(
        'loginLog',
        'login',
        ['登录日志', 'Login log', 'Inicios de sesión'],
        [
          button('loginLog:export', '导出', 'Export', 'Exportar'),
          button('loginLog:unlock', '解锁', 'Unlock', 'Desbloquear'),
        ],
      ),
      page(
        'operationLog',
        'history',
        ['操作日志', 'Operation log', 'Bitácora de operaciones'],
        [
          button('operationLog:export', '导出', 'Export', 'Exportar'),
          button('operationLog:verify', '校验', 'Verify', 'Verificar'),
        ],
      ),
      page('monitor', 'dashboard', ['服务监控', 'Monitor', 'Monitor'], []),
    ],
  },
]
