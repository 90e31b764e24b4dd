// The words of the first steps.
const zh = {
  title: '完成以下几步，网站就可以面向客户了',
  done: '已完成',
  change: '修改',
  company: { name: '填写公司信息', says: '名称、标志、电话和地址会出现在每个页面上。', act: '填写' },
  product: { name: '添加第一个产品', says: '一张图片、一个型号和两行文字就可以发布。', act: '新增产品' },
  colleague: { name: '邀请一位同事', says: '询盘要有人回复。选好角色，对方凭链接设置密码。', act: '邀请' },
}
type Texts = typeof zh
const en: Texts = {
  title: 'A few steps, and the site can meet its customers',
  done: 'Done',
  change: 'Change',
  company: {
    name: 'Say who you are',
    says: 'Name, logo, telephone and address stand on every page.',
    act: 'Fill in',
  },
  product: {
    name: 'Put in the first product',
    says: 'A picture, a model and two lines are enough to publish.',
    act: 'New product',
  },
  colleague: {
    name: 'Invite a colleague',
    says: 'Somebody has to answer inquiries. Choose a role; a link lets them set a password.',
    act: 'Invite',
  },
}
const es: Texts = {
  title: 'Unos pasos más y el sitio podrá recibir a sus clientes',
  done: 'Hecho',
  change: 'Cambiar',
  company: {
    name: 'Diga quiénes son',
    says: 'El nombre, el logotipo, el teléfono y la dirección aparecen en cada página.',
    act: 'Completar',
  },
  product: {
    name: 'Agregue el primer producto',
    says: 'Una imagen, un modelo y dos líneas bastan para publicar.',
    act: 'Producto nuevo',
  },
  colleague: {
    name: 'Invite a un colega',
    says: 'Alguien debe responder las consultas. Elija un rol; con un enlace definirá su contraseña.',
    act: 'Invitar',
  },
}
export const FIRST_TEXTS = { zh, en, es }
