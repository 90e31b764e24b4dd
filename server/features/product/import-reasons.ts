// What an import of products says about a cell that it refuses.
import type { Reason } from '#server/failure.ts'

export const NO_HEADING: Reason = {
  zh: '第一行应为列标题，且必须包含“型号”列，请使用导入模板',
  en: 'The first row must name the columns, “Model” among them; please use the template.',
  es: 'La primera fila debe nombrar las columnas, entre ellas «Modelo»; use la plantilla.',
}
export const WRONG = {
  productModel: { zh: '请填写型号', en: 'Please enter the model.', es: 'Escriba el modelo.' },
  hot: { zh: '只能是“是”或“否”', en: 'Only “Yes” or “No”.', es: 'Solo «Sí» o «No».' },
  status: {
    zh: '只能是“在售”或“停产”',
    en: 'Only “Available” or “Discontinued”.',
    es: 'Solo «Disponible» o «Descontinuado».',
  },
  onePicture: {
    zh: '只能填写一张图片',
    en: 'Only one picture is allowed here.',
    es: 'Aquí solo cabe una imagen.',
  },
} satisfies Record<string, Reason>
export const UNKNOWN = {
  type: {
    zh: '没有这个产品类型，或有多个同名类型，请写出完整路径，如“阀门 / 球阀”',
    en: 'No type has this name, or several do; write the full path, such as “Valves / Ball valves”.',
    es: 'Ningún tipo se llama así, o varios; escriba la ruta completa, como «Válvulas / Válvulas de bola».',
  },
  itself: {
    zh: '不能选择产品本身',
    en: 'A product cannot name itself.',
    es: 'Un producto no puede nombrarse a sí mismo.',
  },
  several: {
    zh: '只能填写一个替代型号',
    en: 'Only one product can replace it.',
    es: 'Solo un producto puede reemplazarlo.',
  },
} satisfies Record<string, Reason>
export const TAKEN: Reason = {
  zh: '此型号已存在',
  en: 'A product with this model already exists.',
  es: 'Ya hay un producto con este modelo.',
}
export const AMBIGUOUS: Reason = {
  zh: '多个产品使用此型号，请在编辑页修改',
  en: 'Several products have this model; change them in the editor.',
  es: 'Varios productos tienen este modelo; cámbielos en el editor.',
}
export const differs: Reason = {
  zh: '各语言的行数与结构必须一致',
  en: 'The lines must match in number and kind in every language.',
  es: 'Las líneas deben ser tantas y del mismo tipo en todos los idiomas.',
}
export const repeated = (row: number): Reason => ({
  zh: `与第 ${row} 行重复`,
  en: `The same as in row ${row}.`,
  es: `Igual que en la fila ${row}.`,
})
export const noSuch = (model: string): Reason => {
  const said = model.slice(0, 60)
  return {
    zh: `没有型号为“${said}”的产品，或有多个`,
    en: `There is no product “${said}”, or there are several.`,
    es: `No hay ningún producto «${said}», o hay varios.`,
  }
}
export const wrongLine = (line: string): Reason => {
  const said = line.slice(0, 80)
  return {
    zh: `此行不符合产品类型的属性：“${said}”`,
    en: `This line matches no attribute of the type: “${said}”.`,
    es: `Esta línea no corresponde a ningún atributo del tipo: «${said}».`,
  }
}

/** What a name in a cell stands for in the library. */
export const noSuchMedia = (said: string, kind: 'picture' | 'file', several: boolean): Reason => {
  const name = said.slice(0, 80)
  const what: Reason =
    kind === 'picture'
      ? { zh: '图片', en: 'picture', es: 'imagen' }
      : { zh: '文件', en: 'file', es: 'archivo' }
  return several
    ? {
        zh: `有多个${what.zh}名为“${name}”，请写出其标识`,
        en: `Several ${what.en}s are called “${name}”; please write the key.`,
        es: `Hay más de un elemento «${name}» (${what.es}); escriba la clave.`,
      }
    : {
        zh: `图库中没有名为“${name}”的${what.zh}`,
        en: `There is no ${what.en} “${name}” in the library.`,
        es: `En la biblioteca no hay «${name}» (${what.es}).`,
      }
}
export const noSuchLanguage = (said: string): Reason => {
  const name = said.slice(0, 40)
  return {
    zh: `没有这种语言：“${name}”`,
    en: `Unknown language: “${name}”.`,
    es: `Idioma desconocido: «${name}».`,
  }
}
export const KEPT_RICH: Reason = {
  zh: '已有正文含有排版、图片或链接，不会被覆盖；请在编辑页修改',
  en: 'The stored text has formatting, pictures or links and is not overwritten; change it in the editor.',
  es: 'El texto guardado tiene formato, imágenes o enlaces y no se sobrescribe; cámbielo en el editor.',
}
