// The demo's pictures in `media/` with their alternative texts; all were rendered for this demonstration.
import type { DemoMedia } from './demo-shape.ts'
import { text } from './demo-text.ts'

export const media: DemoMedia[] = [
  {
    file: 'product-electromagnetic-flow-meter.jpg',
    alt: text(
      '带显示屏的电磁流量计',
      'Electromagnetic flow meter with display',
      'Medidor de caudal electromagnético con pantalla',
    ),
  },
  {
    file: 'product-turbine-flow-meter.jpg',
    alt: text(
      '不锈钢涡轮流量计',
      'Stainless steel turbine flow meter',
      'Medidor de caudal de turbina de acero inoxidable',
    ),
  },
  {
    file: 'product-ultrasonic-clamp-on-sensor.jpg',
    alt: text(
      '管道外夹式超声波传感器',
      'Clamp-on ultrasonic sensors on a pipe',
      'Sensores ultrasónicos de abrazadera en una tubería',
    ),
  },
  {
    file: 'product-ball-valve.jpg',
    alt: text(
      '带手柄的不锈钢球阀',
      'Stainless steel ball valve with lever',
      'Válvula de bola de acero inoxidable con palanca',
    ),
  },
  {
    file: 'product-butterfly-valve.jpg',
    alt: text(
      '气动执行器蝶阀',
      'Butterfly valve with pneumatic actuator',
      'Válvula de mariposa con actuador neumático',
    ),
  },
  {
    file: 'product-solenoid-valve.jpg',
    alt: text('黄铜电磁阀', 'Brass solenoid valve', 'Válvula solenoide de latón'),
  },
  {
    file: 'product-centrifugal-pump.jpg',
    alt: text(
      '配电机的离心泵',
      'Centrifugal pump with electric motor',
      'Bomba centrífuga con motor eléctrico',
    ),
  },
  {
    file: 'product-gear-pump.jpg',
    alt: text(
      '可见齿轮的齿轮泵',
      'Gear pump with visible gears',
      'Bomba de engranajes con los engranajes a la vista',
    ),
  },
  {
    file: 'product-pressure-transmitter.jpg',
    alt: text(
      '数显压力变送器',
      'Pressure transmitter with digital display',
      'Transmisor de presión con pantalla digital',
    ),
  },
  {
    file: 'product-radar-level-sensor.jpg',
    alt: text(
      '喇叭天线雷达液位计',
      'Radar level transmitter with horn antenna',
      'Transmisor de nivel por radar con antena de bocina',
    ),
  },
  {
    file: 'product-filter-housing.jpg',
    alt: text(
      '不锈钢袋式过滤器',
      'Stainless steel bag filter housing',
      'Portabolsas (filtro de bolsa) de acero inoxidable',
    ),
  },
  {
    file: 'product-gateway.jpg',
    alt: text(
      '带天线和状态灯的网关',
      'Gateway with antennas and status lights',
      'Gateway industrial con antenas y luces de estado',
    ),
  },
  {
    file: 'hero-plant.jpg',
    alt: text(
      '明亮厂房中的管道、流量计和阀门',
      'Pipework with flow meter and valve in a bright plant',
      'Tuberías con medidor de caudal y válvula en una planta luminosa',
    ),
  },
  {
    file: 'hero-plant-night.jpg',
    alt: text(
      '夜间厂房中的管道、流量计和阀门',
      'Pipework with flow meter and valve in a plant at night',
      'Tuberías con medidor de caudal y válvula en una planta de noche',
    ),
  },
  {
    file: 'hero-pumps-dusk.jpg',
    alt: text(
      '黄昏时亮着蓝色指示灯的一排水泵',
      'Row of pumps with blue status lights at dusk',
      'Fila de bombas con luces azules al anochecer',
    ),
  },
  {
    file: 'hero-flow.jpg',
    alt: text(
      '透明管道中流动的蓝色流体',
      'Blue fluid ribbons flowing through a transparent pipe',
      'Cintas de fluido azul en una tubería transparente',
    ),
  },
  {
    file: 'case-water-treatment.jpg',
    alt: text(
      '俯瞰水处理厂',
      'Water treatment plant seen from above',
      'Planta de tratamiento de agua vista desde arriba',
    ),
  },
  {
    file: 'case-food-beverage.jpg',
    alt: text(
      '饮料厂的不锈钢储罐',
      'Stainless steel tanks in a beverage plant',
      'Tanques de acero inoxidable en una planta de bebidas',
    ),
  },
  {
    file: 'case-chemical-skid.jpg',
    alt: text(
      '带泵和管道的化工撬装设备',
      'Chemical process skid with pumps and piping',
      'Skid químico con bombas y tuberías',
    ),
  },
  {
    file: 'case-district-heating.jpg',
    alt: text(
      '区域供热泵房',
      'Pump room of a district heating station',
      'Sala de bombas de calefacción urbana',
    ),
  },
  {
    file: 'news-exhibition.jpg',
    alt: text('蓝泊展会展台', 'LANBO stand at a trade fair', 'Stand de LANBO en una feria'),
  },
  {
    file: 'news-laboratory.jpg',
    alt: text(
      '流量计校准实验台',
      'Calibration bench for flow meters',
      'Banco de calibración de medidores de caudal',
    ),
  },
  {
    file: 'news-building.jpg',
    alt: text('蓝泊新大楼外立面', 'Facade of the new LANBO building', 'Fachada del nuevo edificio de LANBO'),
  },
  {
    file: 'about-building.jpg',
    alt: text(
      '蓝泊总部与生产车间',
      'LANBO headquarters and production hall',
      'Sede y planta de producción de LANBO',
    ),
  },
  {
    file: 'certificate-iso-9001.jpg',
    alt: text(
      'ISO 9001 演示证书',
      'Demonstration certificate ISO 9001',
      'Certificado de demostración ISO 9001',
    ),
  },
]
