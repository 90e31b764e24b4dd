// The words of closed doors inside the console.

const zh = {
  title: '这个页面需要另一项权限',
  openTitle: '您现在可以打开这个页面',
  open: '打开',
  says: '您已登录，其他标签页照常可用。',
  page: '页面',
  right: '缺少的权限',
  roles: (names: string) => `${names}包含此权限`,
  who: '谁能授予',
  nobody: '目前没有人能授予',
  off: '此页面在菜单中已停用，只有管理员能打开。',
  directory: '这个目录下没有您能打开的页面。',
  why: '为什么需要？（可不填，会一并发给他们）',
  ask: '申请这项权限',
  askedTitle: '已经申请',
  askedSays: (names: string, time: string) => `${time} 已通知${names}。有人授予后，这里会显示可以打开。`,
  declined: (name: string) => `${name}已搁置您的申请。明天可以再次申请。`,
  back: (name: string) => `回到${name}`,
  detail: '技术细节',
  missingTitle: '这个地址没有内容',
  missingSays: '地址可能输错了，或者内容已被移走。您的其他标签页照常可用。',
  find: '按 Ctrl+K 可查找任何页面。',
}

type Texts = typeof zh

const en: Texts = {
  title: 'This page needs a right that you do not hold',
  openTitle: 'You may open this page now',
  open: 'Open it',
  says: 'You are signed in, and your other tabs go on as before.',
  page: 'Page',
  right: 'Right',
  roles: (names) => `held by ${names}`,
  who: 'Who can grant it',
  nobody: 'Nobody can at the moment',
  off: 'This page is switched off in the menus; only an administrator can open it.',
  directory: 'There is no page below this one that you may open.',
  why: 'Why do you need it? (if you like; they will read it)',
  ask: 'Ask for it',
  askedTitle: 'You asked for it',
  askedSays: (names, time) => `${names} were told at ${time}. When one of them grants it, this page says so.`,
  declined: (name) => `${name} has put your request aside. You can ask again tomorrow.`,
  back: (name) => `Back to ${name}`,
  detail: 'Technical detail',
  missingTitle: 'There is nothing at this address',
  missingSays: 'It may be mistyped, or what stood here was moved. Your other tabs go on as before.',
  find: 'Ctrl+K finds any page.',
}

const es: Texts = {
  title: 'Esta página requiere un permiso que usted no tiene',
  openTitle: 'Ahora puede abrir esta página',
  open: 'Abrirla',
  says: 'Su sesión sigue abierta y sus otras pestañas siguen como estaban.',
  page: 'Página',
  right: 'Permiso',
  roles: (names) => `lo incluye: ${names}`,
  who: 'Quién puede concederlo',
  nobody: 'Nadie por el momento',
  off: 'Esta página está desactivada en los menús; solo un administrador puede abrirla.',
  directory: 'No hay ninguna página aquí que usted pueda abrir.',
  why: '¿Para qué lo necesita? (opcional; ellos lo leerán)',
  ask: 'Solicitarlo',
  askedTitle: 'Ya lo ha solicitado',
  askedSays: (names, time) =>
    `Se avisó a ${names} a las ${time}. Cuando alguien lo conceda, aquí se indicará.`,
  declined: (name) => `${name} ha descartado su solicitud. Puede volver a solicitarlo mañana.`,
  back: (name) => `Volver a ${name}`,
  detail: 'Detalle técnico',
  missingTitle: 'No hay nada en esta dirección',
  missingSays:
    'Puede que esté mal escrita o que lo que había se haya movido. Sus otras pestañas siguen como estaban.',
  find: 'Con Ctrl+K se encuentra cualquier página.',
}

export const DOOR_TEXTS = { zh, en, es }
