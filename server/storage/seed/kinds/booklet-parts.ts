// What the manuals of the demo have in common: the names of their parts, and steps that several say.
import type { Text } from '#contract/languages/language.ts'
import { text } from '#server/storage/seed/demo-text.ts'

export type BookletPart = { title: Text; steps: readonly Text[] }

export const SAFETY = text('安全', 'Safety', 'Seguridad')
export const MOUNTING = text('安装', 'Installation', 'Instalación')
export const WIRING = text('接线', 'Wiring', 'Conexión eléctrica')
export const START = text('投运', 'Commissioning', 'Puesta en marcha')
export const FAULTS = text('维护与故障', 'Maintenance and faults', 'Mantenimiento y fallas')

export const RELIEVE = text(
  '只有经过培训的人员才能安装、接线和开盖。松开法兰之前，先泄压并排空管道。',
  'Only trained staff may install, connect and open the device. Relieve the pressure and drain the pipe before you loosen a flange.',
  'Solo personal capacitado puede instalar, conectar y abrir el equipo. Despresurice y vacíe la tubería antes de aflojar una brida.',
)
export const CROSSWISE = text(
  '法兰螺栓分三步对角均匀拧紧。',
  'Tighten the flange bolts crosswise in three steps.',
  'Apriete los tornillos de las bridas en cruz y en tres pasos.',
)
export const SHIELD = text(
  '使用屏蔽双绞线，屏蔽层只在一端接地；电缆密封套拧紧，未用入口用堵头封闭。',
  'Use shielded twisted pairs and ground the shield at one end only. Tighten the cable glands and plug the entries that are not used.',
  'Use pares trenzados con malla, puesta a tierra en un solo extremo. Apriete los prensaestopas y tape las entradas que no se usan.',
)
