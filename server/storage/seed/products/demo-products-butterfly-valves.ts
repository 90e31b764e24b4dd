// Demo products: butterfly valves.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const butterflyValves: DemoProduct[] = [
  {
    slug: 'lpa-160',
    type: 'butterfly-valves',
    content: {
      productModel: 'LPA-160',
      productName: text('气动蝶阀', 'Pneumatic butterfly valve', 'Válvula de mariposa neumática'),
      summary: text(
        '凸耳式蝶阀配双作用气缸，1.2 s 关闭，可单侧拆管而管线保持带压。',
        'Lug valve with a double-acting actuator: closes in 1.2 s and holds pressure with the pipe removed on one side.',
        'Válvula tipo lug con actuador de doble efecto: cierra en 1.2 s y retiene la presión con la tubería desmontada en un lado.',
      ),
      description: prose(
        [
          '凸耳带螺纹，两侧法兰分别紧固。拆下下游管道时，上游仍可由关闭的阀板封住，检修不必排空整条管线。',
          '阀座硫化在可更换的衬圈上，阀板边缘抛光。执行器按 5.5 bar 的气源选型，气压偏低的工厂也能可靠开关；阀位通过顶部指示器远看可辨。',
        ],
        [
          'Threaded lugs take the bolts of each flange on their own. With the pipe downstream removed, the closed disc still holds the upstream pressure, so the line need not be drained.',
          'The seat is bonded to a ring that can be replaced, and the edge of the disc is polished. The actuator is sized for 5.5 bar, so it operates reliably where air pressure is low. The position indicator can be read from across the room.',
        ],
        [
          'Las orejas roscadas reciben por separado los tornillos de cada brida. Sin la tubería de aguas abajo, el disco cerrado sigue reteniendo lo que hay aguas arriba, sin vaciar la línea.',
          'El asiento va vulcanizado a un anillo reemplazable y el borde del disco está pulido. El actuador se dimensiona para 5.5 bar, de modo que se mueve con seguridad aunque el aire llegue bajo. El indicador superior se lee desde el otro lado de la sala.',
        ],
      ),
      highlights: [
        text(
          '单侧拆管时仍可承受全压差。',
          'Holds full differential pressure with one side open.',
          'Retiene toda la presión diferencial con un lado abierto.',
        ),
        text(
          '阀座可现场更换，阀体不报废。',
          'The seat is replaced on site; the body stays.',
          'El asiento se cambia en sitio y el cuerpo permanece.',
        ),
        text(
          'NAMUR 接口，电磁阀和限位开关直接安装。',
          'NAMUR faces take a solenoid valve and limit switches directly.',
          'Interfaz NAMUR para válvula solenoide y finales de carrera.',
        ),
      ],
      gallery: ['product-butterfly-valve.jpg'],
      hot: true,
    },
  },
  {
    slug: 'lpa-250s',
    type: 'butterfly-valves',
    content: {
      productModel: 'LPA-250S',
      productName: text(
        '弹簧复位蝶阀',
        'Spring-return butterfly valve',
        'Válvula de mariposa con retorno por resorte',
      ),
      summary: text(
        '失气自动关闭的凸耳蝶阀，用于罐区切断和消防隔离，不依赖电源与气源。',
        'Closes by its own spring when air or power is lost: for tank isolation and fire protection.',
        'Se cierra por resorte cuando falta aire o energía eléctrica: para aislar tanques y para protección contra incendios.',
      ),
      description: prose(
        [
          '正常时压缩空气压紧弹簧，阀门打开；一旦失气，弹簧在 3 s 内把阀板压入阀座。弹簧包整体预紧封装，维护人员无法误拆。',
          '部分行程测试功能每月把阀板转动 15° 再复位，不影响生产即可确认阀门没有卡死，测试结果由限位开关回传。',
        ],
        [
          'In service, air holds the springs compressed and the valve open. When the air is lost the springs press the disc into its seat within 3 s. They are preloaded in cartridges that cannot be opened by mistake.',
          'A partial-stroke test turns the disc by 15° once a month and back. Production continues, and the limit switches report that the valve is free to move.',
        ],
        [
          'En servicio, el aire mantiene los resortes comprimidos y la válvula abierta. Si falta el aire, los resortes llevan el disco a su asiento en 3 s. Van precargados en cartuchos que no pueden abrirse por error.',
          'Una prueba de carrera parcial gira el disco 15° una vez al mes y lo devuelve. La producción continúa y los finales de carrera confirman que la válvula se mueve libremente.',
        ],
      ),
      highlights: [
        text(
          '失气 3 s 内关闭，不需要储气罐。',
          'Closes within 3 s without air, and needs no air vessel.',
          'Cierra en 3 s sin aire y sin necesidad de tanque.',
        ),
        text(
          '每月部分行程测试，生产不停。',
          'Partial-stroke test once a month while production runs.',
          'Prueba mensual de carrera parcial sin parar la producción.',
        ),
        text(
          '封装弹簧，拆卸安全。',
          'Springs in sealed cartridges, safe to service.',
          'Resortes en cartuchos cerrados, seguros en el servicio.',
        ),
      ],
      gallery: ['product-spring-return-butterfly-valve.jpg'],
      hot: false,
    },
  },
]
