// The demo's pictures of the second product of each pair, details of the electromagnetic flow meter, and two sites; they stand
// in `media/` beside the others.
import type { DemoMedia } from './demo-shape.ts'
import { text } from './demo-text.ts'

const picture = (file: string, zh: string, en: string, es: string): DemoMedia => ({
  file: `${file}.jpg`,
  alt: text(zh, en, es),
})

export const siblingMedia: DemoMedia[] = [
  picture(
    'product-battery-flow-meter',
    '带紧凑表头的电池供电电磁流量计',
    'Battery-powered electromagnetic flow meter with a compact head',
    'Medidor de caudal electromagnético a batería con cabezal compacto',
  ),
  picture(
    'product-high-pressure-turbine-meter',
    '螺纹接口高压涡轮流量计',
    'High-pressure turbine flow meter with threaded ends',
    'Medidor de caudal de turbina de alta presión con extremos roscados',
  ),
  picture(
    'product-clamp-on-energy-meter',
    '带壁挂主机和两支温度探头的外夹式热量表',
    'Clamp-on thermal energy meter with wall unit and two temperature probes',
    'Medidor de energía térmica de abrazadera con unidad mural y dos sondas de temperatura',
  ),
  picture(
    'product-high-pressure-ball-valve',
    '带六角端的块式阀体高压球阀',
    'High-pressure ball valve with block body and hexagon ends',
    'Válvula de bola de alta presión con cuerpo de bloque y extremos hexagonales',
  ),
  picture(
    'product-spring-return-butterfly-valve',
    '带弹簧复位执行器的蝶阀',
    'Butterfly valve with spring-return actuator',
    'Válvula de mariposa con actuador de retorno por resorte',
  ),
  picture(
    'product-pilot-solenoid-valve',
    '螺栓阀盖先导式黄铜电磁阀',
    'Pilot-operated brass solenoid valve with bolted bonnet',
    'Válvula solenoide pilotada de latón con tapa atornillada',
  ),
  picture(
    'product-stainless-centrifugal-pump',
    '窄底架不锈钢离心泵',
    'Stainless steel centrifugal pump on a narrow frame',
    'Bomba centrífuga de acero inoxidable sobre bastidor angosto',
  ),
  picture(
    'product-jacketed-gear-pump',
    '带减速机和电机的夹套齿轮泵',
    'Jacketed gear pump with gearbox and motor',
    'Bomba de engranajes con camisa, reductor y motor',
  ),
  picture(
    'product-hygienic-bag-filter',
    '卡箍连接卫生级袋式过滤器',
    'Hygienic bag filter housing with clamp connections',
    'Portabolsas sanitario con conexiones clamp',
  ),
  picture(
    'product-low-power-pressure-transmitter',
    '带灌封电缆的低功耗压力变送器',
    'Low-power pressure transmitter with potted cable',
    'Transmisor de presión de bajo consumo con cable encapsulado',
  ),
  picture(
    'product-solids-radar',
    '带万向法兰的固体雷达料位计',
    'Radar level transmitter for solids with swivel flange',
    'Transmisor de nivel por radar para sólidos con brida orientable',
  ),
  picture(
    'product-condition-monitoring-gateway',
    '带十六个传感器接口的状态监测网关',
    'Condition monitoring gateway with sixteen sensor sockets',
    'Gateway de monitoreo de condición con dieciséis entradas de sensor',
  ),
  picture(
    'detail-flow-meter-display',
    '电磁流量计的显示屏',
    'Display of the electromagnetic flow meter',
    'Pantalla del medidor de caudal electromagnético',
  ),
  picture(
    'detail-flow-meter-liner',
    '电磁流量计的衬里和电极',
    'Liner and electrodes of the electromagnetic flow meter',
    'Revestimiento y electrodos del medidor de caudal electromagnético',
  ),
  picture(
    'detail-flow-meter-terminals',
    '电磁流量计的接线腔',
    'Terminal compartment of the electromagnetic flow meter',
    'Compartimiento de bornes del medidor de caudal electromagnético',
  ),
  picture(
    'detail-flow-meter-nameplate',
    '电磁流量计的铭牌',
    'Nameplate of the electromagnetic flow meter',
    'Placa de datos del medidor de caudal electromagnético',
  ),
  picture(
    'case-metering-chamber',
    '计量井中的流量计和压力变送器',
    'Flow meter and pressure transmitter in a metering chamber',
    'Medidor de caudal y transmisor de presión en una cámara de medición',
  ),
  picture(
    'case-filling-line',
    '灌装线上的卫生级过滤器和不锈钢泵',
    'Hygienic filters and stainless pump on a filling line',
    'Filtros sanitarios y bomba de acero inoxidable en una línea de llenado',
  ),
]
