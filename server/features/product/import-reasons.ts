// What an import of products says about a cell that it refuses.
import type { Reason } from '#server/failure.ts'

export const NO_HEADING: Reason = {
  zh: '第一行应为列标题，且必须包含“型号”列，请使用导入模板',
  en: 'The first row must name the columns, “Model” among them; please use the template.',
  es: 'La primera fila debe nombrar las columnas, entre ellas «Modelo»; use la plantilla.',
}
export const NO_MODEL: Reason = { zh: '请填写型号', en: 'Please enter the model.', es: 'Escriba el modelo.' }
export const UNKNOWN_TYPE: Reason = {
  zh: '没有这个产品类型，或有多个同名类型，请写出完整路径，如“阀门 / 球阀”',
  en: 'No type has this name, or several do; write the full path, such as “Valves / Ball valves”.',
  es: 'Ningún tipo se llama así, o varios; escriba la ruta completa, como «Válvulas / Válvulas de bola».',
}
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
export const wrongLine = (line: string): Reason => {
  const said = line.slice(0, 80)
  return {
    zh: `此行不符合产品类型的属性：“${said}”`,
    en: `This line matches no attribute of the type: “${said}”.`,
    es: `Esta línea no corresponde a ningún atributo del tipo: «${said}».`,
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
