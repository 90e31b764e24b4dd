// The words of the product form beyond texts and specifications: attributes, files, other products, availability.

const zh = {
  values: '类型属性',
  valuesNone: '所选产品类型没有属性。可在“产品类型”中设置。',
  valuesNoType: '先选择产品类型，再填写它的属性。',
  yes: '是',
  no: '否',
  notSaid: '未填写',
  downloads: '下载文件',
  downloadsHint: (types: string) => `${types}，每个不超过 20 MB。标题留空时显示文件名。`,
  downloadTitle: (at: number) => `文件 ${at} 的标题`,
  downloadLanguage: (at: number) => `文件 ${at} 的语言`,
  languages: { zh: '中文', en: '英文', es: '西班牙文', any: '不分语言' },
  others: '相关内容与供应状态',
  related: '相关产品',
  relatedHint: '排在前面；其余位置由同类产品自动补足',
  accessories: '配件',
  status: '供应状态',
  active: '在售',
  discontinued: '停产',
  replacement: '替代产品',
  replacementHint: '访客会在停产产品的页面上看到它',
}

type MoreTexts = typeof zh

const en: MoreTexts = {
  values: 'Attributes',
  valuesNone: 'The chosen type has no attributes. They are set up under “Product types”.',
  valuesNoType: 'Choose a product type first, then fill in its attributes.',
  yes: 'Yes',
  no: 'No',
  notSaid: 'Not specified',
  downloads: 'Downloads',
  downloadsHint: (types) => `${types}; 20 MB each at most. Without a title the name of the file is shown.`,
  downloadTitle: (at) => `Title of file ${at}`,
  downloadLanguage: (at) => `Language of file ${at}`,
  languages: { zh: 'Chinese', en: 'English', es: 'Spanish', any: 'No language' },
  others: 'Other products and availability',
  related: 'Related products',
  relatedHint: 'Shown first; others of the same type fill the row',
  accessories: 'Accessories',
  status: 'Availability',
  active: 'Available',
  discontinued: 'Discontinued',
  replacement: 'Replaced by',
  replacementHint: 'Visitors see it on the page of the discontinued product',
}

const es: MoreTexts = {
  values: 'Atributos',
  valuesNone: 'El tipo elegido no tiene atributos. Se definen en «Tipos de producto».',
  valuesNoType: 'Elija primero un tipo de producto y complete después sus atributos.',
  yes: 'Sí',
  no: 'No',
  notSaid: 'Sin indicar',
  downloads: 'Descargas',
  downloadsHint: (types) =>
    `${types}; 20 MB cada uno como máximo. Sin título se muestra el nombre del archivo.`,
  downloadTitle: (at) => `Título del archivo ${at}`,
  downloadLanguage: (at) => `Idioma del archivo ${at}`,
  languages: { zh: 'Chino', en: 'Inglés', es: 'Español', any: 'Sin idioma' },
  others: 'Otros productos y disponibilidad',
  related: 'Productos relacionados',
  relatedHint: 'Van delante; otros del mismo tipo completan la fila',
  accessories: 'Accesorios',
  status: 'Disponibilidad',
  active: 'Disponible',
  discontinued: 'Descontinuado',
  replacement: 'Reemplazado por',
  replacementHint: 'Los visitantes lo ven en la página del producto descontinuado',
}

export const MORE_TEXTS = { zh, en, es }
