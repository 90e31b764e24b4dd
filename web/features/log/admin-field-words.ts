// What fields of records are called in three languages, and the words for values that are codes.
import type { Language } from '#contract/languages/language-codes.ts'

type Words = readonly [zh: string, en: string, es: string]
const AT: Record<Language, 0 | 1 | 2> = { zh: 0, en: 1, es: 2 }

/** By their names in the contract; what is missing here is shown as the contract calls it. */
const FIELDS: Record<string, Words> = {
  username: ['用户名', 'User name', 'Usuario'],
  nickName: ['姓名', 'Name', 'Nombre'],
  sex: ['性别', 'Sex', 'Sexo'],
  phone: ['手机', 'Phone', 'Teléfono'],
  email: ['邮箱', 'Email', 'Correo electrónico'],
  avatar: ['头像', 'Avatar', 'Avatar'],
  introduction: ['简介', 'Introduction', 'Presentación'],
  flag: ['状态', 'Status', 'Estado'],
  roles: ['角色', 'Roles', 'Roles'],
  password: ['密码', 'Password', 'Contraseña'],
  mustChangePassword: ['须修改密码', 'Must change the password', 'Debe cambiar la contraseña'],
  locked: ['锁定', 'Locked', 'Bloqueado'],
  sessions: ['登录会话', 'Sessions', 'Sesiones'],
  added: ['新增人数', 'Added', 'Agregados'],
  updated: ['修改人数', 'Changed', 'Modificados'],
  people: ['涉及人员', 'People', 'Personas'],
  name: ['名称', 'Name', 'Nombre'],
  title: ['标题', 'Title', 'Título'],
  sort: ['排序', 'Order', 'Orden'],
  remark: ['备注', 'Remark', 'Observaciones'],
  grants: ['权限', 'Permissions', 'Permisos'],
  members: ['成员', 'Members', 'Miembros'],
  parent: ['上级', 'Parent', 'Superior'],
  parentId: ['上级编号', 'Parent number', 'N.º del superior'],
  position: ['位置', 'Position', 'Posición'],
  type: ['类型', 'Type', 'Tipo'],
  resources: ['资源标识', 'Resource key', 'Clave de recurso'],
  icon: ['图标', 'Icon', 'Icono'],
  address: ['地址', 'Address', 'Dirección'],
  hidden: ['隐藏', 'Hidden', 'Oculto'],
  alwaysShow: ['始终显示', 'Always shown', 'Siempre visible'],
  productTypeName: ['类型名称', 'Type name', 'Nombre del tipo'],
  productTypeLevel: ['上级类型', 'Parent type', 'Tipo superior'],
  covers: ['封面', 'Covers', 'Portadas'],
  productModel: ['型号', 'Model', 'Modelo'],
  productName: ['产品名称', 'Product name', 'Nombre del producto'],
  productTypeId: ['产品类型编号', 'Product type number', 'N.º del tipo de producto'],
  summary: ['简介', 'Summary', 'Resumen'],
  description: ['详细说明', 'Description', 'Descripción'],
  highlights: ['特点', 'Highlights', 'Características'],
  gallery: ['图片', 'Pictures', 'Imágenes'],
  specs: ['规格参数', 'Specifications', 'Especificaciones'],
  rows: ['参数', 'Parameters', 'Parámetros'],
  value: ['值', 'Value', 'Valor'],
  unit: ['单位', 'Unit', 'Unidad'],
  key: ['标识', 'Key', 'Clave'],
  hot: ['热门产品', 'Popular product', 'Más solicitado'],
  state: ['发布状态', 'Publishing state', 'Estado de publicación'],
  alt: ['替代文本', 'Alt text', 'Texto alternativo'],
  id: ['编号', 'Number', 'Número'],
  version: ['版本', 'Version', 'Versión'],
  file: ['文件', 'File', 'Archivo'],
  bytes: ['字节数', 'Bytes', 'Bytes'],
  module: ['模块', 'Module', 'Módulo'],
  verb: ['操作类型', 'Kind of action', 'Tipo de acción'],
  outcome: ['结果', 'Outcome', 'Resultado'],
  reason: ['原因', 'Reason', 'Motivo'],
  from: ['开始', 'From', 'Desde'],
  until: ['结束', 'Until', 'Hasta'],
  sessionId: ['会话编号', 'Session number', 'N.º de sesión'],
  note: ['说明', 'Note', 'Nota'],
  publishAt: ['发布时间', 'Publish at', 'Se publica'],
  entries: ['内容', 'Records', 'Registros'],
  kind: ['类型', 'Kind', 'Tipo'],
  deed: ['操作', 'What happens', 'Qué ocurre'],
  recordId: ['记录编号', 'Record number', 'N.º de registro'],
  companyName: ['公司名称', 'Company name', 'Nombre de la empresa'],
  logoLine: ['标志旁短句', 'Line beside the logo', 'Línea junto al logotipo'],
  slogan: ['口号', 'Slogan', 'Lema'],
  phones: ['各地区电话', 'Phones by region', 'Teléfonos por región'],
  registration: ['ICP 备案号', 'ICP registration', 'Registro ICP'],
  publicSecurity: ['公安备案号', 'Public security registration', 'Registro de seguridad pública'],
  themeColor: ['主题色', 'Theme color', 'Color del sitio'],
  footNote: ['页脚说明', 'Note in the footer', 'Nota del pie'],
  logo: ['标志', 'Logo', 'Logotipo'],
  social: ['社交媒体', 'Social media', 'Redes sociales'],
  headerLinks: ['页首链接', 'Header links', 'Enlaces de la cabecera'],
  footerLinks: ['页脚链接', 'Footer links', 'Enlaces del pie'],
  language: ['语言', 'Language', 'Idioma'],
  recipients: ['收件人', 'Recipients', 'Destinatarios'],
  senderName: ['发件人名称', 'Sender name', 'Nombre del remitente'],
  headTags: ['验证标签', 'Verification tags', 'Etiquetas de verificación'],
  addressDays: ['IP 保留天数', 'Days of addresses', 'Días de direcciones'],
  events: ['事件', 'Events', 'Eventos'],
  kinds: ['内容类型', 'Kinds of content', 'Tipos de contenido'],
  active: ['启用', 'Active', 'Activo'],
}

const CODES: Record<string, Record<string, Words>> = {
  flag: { enabled: ['启用', 'Enabled', 'Activo'], disabled: ['停用', 'Disabled', 'Desactivado'] },
  sex: {
    '0': ['男', 'Male', 'Hombre'],
    '1': ['女', 'Female', 'Mujer'],
    '2': ['未填写', 'Not specified', 'Prefiere no decir'],
  },
  state: {
    draft: ['草稿', 'Draft', 'Borrador'],
    published: ['已发布', 'Published', 'Publicado'],
    changed: ['有未发布的修改', 'Unpublished changes', 'Cambios sin publicar'],
    scheduled: ['待发布', 'Scheduled', 'Programado'],
    open: ['编排中', 'Open', 'Abierto'],
    rolledBack: ['已回滚', 'Rolled back', 'Revertido'],
  },
  type: {
    directory: ['目录', 'Directory', 'Directorio'],
    page: ['页面', 'Page', 'Página'],
    button: ['按钮', 'Button', 'Botón'],
    link: ['外部链接', 'Link', 'Enlace'],
  },
  deed: { publish: ['发布', 'Publish', 'Publicar'], unpublish: ['下线', 'Unpublish', 'Retirar'] },
  sessions: { all: ['全部', 'All', 'Todas'] },
}

/** A field as people call it. */
export function fieldWord(field: string, language: Language): string {
  return (Object.hasOwn(FIELDS, field) && FIELDS[field]?.[AT[language]]) || field
}

/** A code in words, or `null` for what is no code. */
export function codeWord(field: string, value: unknown, language: Language): string | null {
  const codes = Object.hasOwn(CODES, field) ? CODES[field] : undefined
  return codes && Object.hasOwn(codes, String(value)) ? (codes[String(value)]?.[AT[language]] ?? null) : null
}

/** Fields that hold keys of pictures. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set(['gallery', 'covers'])
