// Demo news about products.
import type { DemoNews } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const productNews: DemoNews[] = [
  {
    slug: 'lg-100-mqtt',
    category: 'product',
    author: text('产品部', 'Product department', 'Departamento de productos'),
    date: '2026-10-27',
    cover: 'product-gateway.jpg',
    title: text(
      'LG-100 网关：MQTT 与 Modbus 开箱即用',
      'LG-100 gateway: MQTT and Modbus out of the box',
      'Gateway LG-100: MQTT y Modbus, listo para usar',
    ),
    summary: text(
      '64 台仪表、一根电缆，不再需要转换柜；蓝泊全部仪表的寄存器表已内置。',
      'Sixty-four instruments, one cable and no converter cabinet; the register maps of all Lanbo instruments are built in.',
      'Sesenta y cuatro instrumentos, un cable y ningún gabinete de conversión; los mapas de registros de todos los equipos Lanbo vienen incluidos.',
    ),
    body: prose(
      [
        '把仪表接到平台，最费时间的从来不是接线，而是逐条抄寄存器地址。LG-100 的新固件内置了蓝泊全部在产仪表以及最近十年停产型号的寄存器表。',
        '## 扫描、勾选、上传',
        '接上 RS-485 总线后按下扫描键，网关会列出找到的仪表、位号和单位。勾选需要的量，数据就以 MQTT 发布，主题结构可按平台要求修改。',
        '我们请三位没有用过网关的现场人员试装：从开箱到平台上看到第一个数字，用时分别为 14、17 和 22 分钟。',
        '## 断网时',
        '数据在本地保存 30 天，网络恢复后按时间顺序补传，并带原始时间戳。补传限速，不会挤占实时数据。',
        '新固件适用于 2024 年以后出厂的全部 LG-100，升级免费，签名校验，失败自动回退。',
      ],
      [
        'Connecting instruments to a platform takes time, and not because of the wiring: someone has to copy register addresses. The new firmware of the LG-100 knows the registers of every Lanbo instrument in production and of those that ended in the past ten years.',
        '## Scan, tick, send',
        'Connect the RS-485 bus and press scan. The gateway lists what it finds with tag and unit; tick what you need and it is published over MQTT, under topics that you may shape.',
        'We asked three technicians who had never set up a gateway to try. From opening the box to the first number on the platform they took 14, 17 and 22 minutes.',
        '## When the network is down',
        'Data is buffered on site for 30 days and forwarded in order with its own time stamps. That happens at a limited rate, so live data keep their place.',
        'The firmware suits every LG-100 made since 2024 and costs nothing. It is signed, and a failed update rolls back to the previous version.',
      ],
      [
        'Conectar instrumentos a una plataforma toma tiempo, y no por el cableado: alguien tiene que copiar direcciones de registros. El nuevo firmware del LG-100 conoce los registros de todos los instrumentos Lanbo en producción y de los retirados en los últimos diez años.',
        '## Escanear, marcar, enviar',
        'Conecte el bus RS-485 y elija escanear. El gateway muestra lo que encuentra, con etiqueta y unidad; marque lo que necesita y se publica por MQTT, en temas que usted define.',
        'Pedimos a tres técnicos que nunca habían configurado un gateway que lo intentaran. De abrir la caja a ver el primer número en la plataforma tardaron 14, 17 y 22 minutos.',
        '## Cuando falta la red',
        'Los datos permanecen 30 días en sitio y se envían en orden, con su propia marca de tiempo. Se hace a ritmo limitado, para no desplazar los datos en vivo.',
        'El firmware sirve para todo LG-100 fabricado desde 2024 y no cuesta nada. Está firmado, y una actualización fallida vuelve a la versión anterior.',
      ],
    ),
  },
  {
    slug: 'lrl-80-radar',
    category: 'product',
    author: text('产品部', 'Product department', 'Departamento de productos'),
    date: '2026-04-15',
    cover: 'product-radar-level-sensor.jpg',
    title: text(
      'LRL-80 雷达液位计量产：6° 波束，±2 mm',
      'The LRL-80 radar goes into production: a 6° beam, ±2 mm',
      'El radar LRL-80 entra en producción: haz de 6°, ±2 mm',
    ),
    summary: text(
      '80 GHz 窄波束避开搅拌器和盘管，表头直接显示回波曲线，诊断不用电脑。',
      'At 80 GHz the beam passes agitators and coils, and the echo curve is shown on the display where a computer used to be needed.',
      'A 80 GHz el haz esquiva agitadores y serpentines, y la curva de eco se ve en la pantalla, donde antes hacía falta una computadora.',
    ),
    body: prose(
      [
        '经过 18 个月、37 个测点的试用，LRL-80 雷达液位计从四月起正式供货。量程 30 m，精度 ±2 mm，法兰 DN 80 起。',
        '## 窄波束解决了什么',
        '26 GHz 雷达的波束在 10 m 处直径约 2 m，常常先碰到盘管再碰到液面。LRL-80 在同样距离只有 1 m，37 个试用点中有 31 个没有调整安装位置就一次投用。',
        '其余六个测点的罐内有密集爬梯或强烈泡沫，其中四个在记录空罐回波后恢复正常，两个改用了导波管。这两个我们如实写进了选型手册。',
        '## 在表头上诊断',
        '屏幕可以显示回波曲线和被剔除的固定反射。现场人员能看到仪表“看见”了什么，不必等工程师带电脑上门。',
        '常用法兰规格有库存，其余规格四周交货。',
      ],
      [
        'After 18 months on trial at 37 points the LRL-80 radar has been on sale since April: 30 m of range, ±2 mm, flanges from DN 80.',
        '## What a narrow beam solves',
        'Ten meters down, the beam of a 26 GHz radar is about 2 m wide and often meets a coil before the liquid. That of the LRL-80 is 1 m wide. At 31 of the 37 points it went to work where it was first mounted.',
        'The other six had dense ladders or heavy foam. Four were fine once the empty tank had been recorded, two needed a stilling pipe, and those two are described in the selection guide as they were.',
        '## Diagnosis on the display',
        'The display shows the echo curve and what has been left out of it. People on site see what the radar sees and need not wait for an engineer with a computer.',
        'The common flanges are in stock; others take four weeks.',
      ],
      [
        'Tras 18 meses de prueba en 37 puntos, el radar LRL-80 está a la venta desde abril: 30 m de rango, ±2 mm, bridas desde DN 80.',
        '## Qué resuelve un haz estrecho',
        'A diez metros, el haz de un radar de 26 GHz mide unos 2 m y suele encontrar un serpentín antes que el líquido. El del LRL-80 mide 1 m. En 31 de los 37 puntos funcionó donde se montó por primera vez.',
        'Los otros seis tenían escaleras densas o mucha espuma. Cuatro se normalizaron al registrar el tanque vacío y dos necesitaron un tubo tranquilizador; esos dos figuran tal cual en la guía de selección.',
        '## Diagnóstico en la pantalla',
        'La pantalla muestra la curva de eco y lo que se descartó. El personal de planta ve lo que ve el radar y no tiene que esperar a un ingeniero con computadora.',
        'Las bridas comunes están en existencia; las demás tardan cuatro semanas.',
      ],
    ),
  },
]
