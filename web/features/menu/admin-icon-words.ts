// What people type to find an icon, in Chinese and Spanish beside its English name.

const WORDS: Record<string, string> = {
  dashboard: '工作台 仪表盘 监控 panel tablero monitor',
  home: '首页 主页 inicio casa',
  global: '网站 全球 website sitio mundo',
  apartment: '类型 分类 结构 tree types tipos estructura',
  appstore: '应用 产品 products productos aplicaciones',
  shopping: '购物 商品 products compras productos',
  shop: '商店 店铺 tienda',
  tags: '标签 labels etiquetas',
  gift: '礼物 活动 regalo',
  setting: '设置 系统 system ajustes sistema',
  user: '用户 人员 person usuario persona',
  team: '角色 团队 roles people equipo roles',
  idcard: '证件 名片 tarjeta identidad',
  solution: '方案 客户 cases soluciones casos',
  safety: '权限 安全 permissions security permisos seguridad',
  menu: '菜单 列表 lista menú',
  login: '登录 sign-in acceso entrar',
  history: '历史 日志 log historial registro',
  audit: '审计 审核 auditoría',
  'file-text': '文件 新闻 日志 news log archivo noticias',
  folder: '文件夹 目录 directory carpeta',
  profile: '资料 简介 perfil',
  read: '阅读 文章 article leer artículo',
  book: '书 手册 manual libro',
  trophy: '奖杯 案例 成功 case trofeo éxito caso',
  star: '星 收藏 favorite estrella favorito',
  picture: '图片 相册 image imagen foto',
  video: '视频 camera video vídeo cámara',
  message: '留言 询盘 消息 inquiry mensaje consulta comentario',
  mail: '邮件 email correo',
  phone: '电话 teléfono',
  service: '客服 支持 support servicio ayuda',
  bell: '通知 提醒 notification campana aviso',
  calendar: '日历 日期 date calendario fecha',
  map: '地图 地址 位置 location mapa lugar',
  bank: '公司 银行 company empresa banco',
  chart: '图表 统计 statistics gráfico estadística',
  database: '数据库 数据 datos',
  cloud: '云 nube',
  api: '接口 interface interfaz',
  code: '代码 código',
  tool: '工具 维护 herramienta',
  link: '链接 外部 external enlace',
  question: '帮助 问题 help ayuda pregunta',
}

/** Whether the name of an icon, or a word that it goes by, holds what was typed. */
export function iconMatches(name: string, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return `${name} ${WORDS[name] ?? ''}`.toLowerCase().includes(wanted)
}
