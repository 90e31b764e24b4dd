// The words of attribute sets and of search-engine fields of a product type.

const zh = {
  attributes: '属性',
  attributesSays: '属于此类型及其下级类型的产品会按这些属性填写参数，并显示在参数表最前面。',
  inherited: (names: string) => `继承自上级：${names}`,
  attribute: (at: number) => `属性 ${at}`,
  add: '新增属性',
  key: '标识',
  keyHint: '小写字母、数字和连字符；保存后请勿修改，否则已填写的值不再显示',
  name: '名称',
  type: '类型',
  types: { text: '文字', number: '数字', range: '数值范围', choice: '选项', yesNo: '是／否' },
  unit: '单位',
  choices: '选项',
  choice: (at: number) => `选项 ${at}`,
  addChoice: '新增选项',
  seo: '搜索引擎',
  seoTitle: '标题',
  seoDescription: '描述',
  seoPicture: '分享卡片图片',
  seoListed: '允许搜索引擎收录',
  values: (count: number) => `${count} 个属性`,
  keyWrong: '以小写字母开头，只含小写字母、数字和连字符，最多 40 个字符',
}

type AttributeTexts = typeof zh

const en: AttributeTexts = {
  attributes: 'Attributes',
  attributesSays:
    'Products of this type and of its sub-types fill these in; they come first in the specifications table.',
  inherited: (names) => `Inherited: ${names}`,
  attribute: (at) => `Attribute ${at}`,
  add: 'Add an attribute',
  key: 'Key',
  keyHint:
    'Lower-case letters, digits and hyphens; do not change it once saved, or its values are no longer shown',
  name: 'Name',
  type: 'Kind',
  types: { text: 'Text', number: 'Number', range: 'Range', choice: 'Choice', yesNo: 'Yes or no' },
  unit: 'Unit',
  choices: 'Choices',
  choice: (at) => `Choice ${at}`,
  addChoice: 'Add a choice',
  seo: 'Search engines',
  seoTitle: 'Title',
  seoDescription: 'Description',
  seoPicture: 'Sharing image',
  seoListed: 'Search engines may list it',
  values: (count) => (count === 1 ? '1 attribute' : `${count} attributes`),
  keyWrong: 'It begins with a lower-case letter and holds such letters, digits and hyphens, 40 at most.',
}

const es: AttributeTexts = {
  attributes: 'Atributos',
  attributesSays:
    'Los productos de este tipo y de sus subtipos los completan; van primero en la tabla de datos.',
  inherited: (names) => `Heredados: ${names}`,
  attribute: (at) => `Atributo ${at}`,
  add: 'Agregar un atributo',
  key: 'Clave',
  keyHint: 'Minúsculas, cifras y guiones; una vez guardada no la cambie o sus valores dejarán de mostrarse',
  name: 'Nombre',
  type: 'Clase',
  types: { text: 'Texto', number: 'Número', range: 'Intervalo', choice: 'Opción', yesNo: 'Sí o no' },
  unit: 'Unidad',
  choices: 'Opciones',
  choice: (at) => `Opción ${at}`,
  addChoice: 'Agregar una opción',
  seo: 'Buscadores (SEO)',
  seoTitle: 'Título',
  seoDescription: 'Descripción',
  seoPicture: 'Imagen para compartir',
  seoListed: 'Los buscadores pueden mostrarlo',
  values: (count) => (count === 1 ? '1 atributo' : `${count} atributos`),
  keyWrong: 'Empieza por minúscula y contiene minúsculas, cifras y guiones; 40 como máximo.',
}

export const ATTRIBUTE_TEXTS = { zh, en, es }
