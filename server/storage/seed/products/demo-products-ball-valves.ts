// Demo products: ball valves.
import type { DemoProduct } from '#server/storage/seed/demo-shape.ts'
import { prose, text } from '#server/storage/seed/demo-text.ts'

export const ballValves: DemoProduct[] = [
  {
    slug: 'lbv-50',
    type: 'ball-valves',
    content: {
      productModel: 'LBV-50',
      productName: text('三片式球阀', 'Three-piece ball valve', 'Válvula de bola de tres piezas'),
      summary: text(
        '全通径不锈钢球阀。取下三颗螺栓，中段即可绕第四颗转出，清洗或更换密封时不用拆管。',
        'Full-bore stainless valve. Remove three bolts and the center section swings out on the fourth for cleaning or new seals; the pipe stays in place.',
        'Válvula inoxidable de paso total. Se quitan tres tornillos y el cuerpo central gira hacia fuera sobre el cuarto para limpiarlo o cambiar sellos; la tubería no se toca.',
      ),
      description: prose(
        [
          '三片式结构把接管与阀体分开：两端随管道焊死或拧死，只有中段需要维护。球体为全通径，开启时阀门的压损相当于一段同长度的直管。',
          '阀杆为防吹出结构，用碟簧自动补偿填料磨损。手柄可挂锁，ISO 5211 平台上可直接加装气动或电动执行器，不必更换阀门。',
        ],
        [
          'Three pieces separate the connections from the body: the ends stay welded or screwed to the pipe and only the center section needs maintenance. The ball has full bore, so the pressure drop of an open valve is that of the same length of pipe.',
          'The stem cannot be blown out, and spring washers take up the wear of its packing. The lever takes a padlock, and the ISO 5211 pad takes a pneumatic or electric actuator without a change of valve.',
        ],
        [
          'Las tres piezas separan las conexiones del cuerpo: los extremos quedan soldados o roscados a la tubería y solo el centro necesita mantenimiento. La bola es de paso total: abierta, la válvula no cuesta más presión que un tramo igual de tubo.',
          'El vástago no puede salir expulsado y unas arandelas elásticas compensan el desgaste de la empaquetadura. La palanca admite candado y la base ISO 5211 recibe un actuador neumático o eléctrico sin cambiar la válvula.',
        ],
      ),
      highlights: [
        text(
          '中段可侧向转出，10 分钟换完密封。',
          'The center section swings out: new seals in ten minutes.',
          'El centro gira hacia fuera: sellos nuevos en diez minutos.',
        ),
        text(
          '每台按 EN 12266-1 做强度与密封试验，无可见泄漏（A 级）。',
          'Each valve is tested to EN 12266-1, rate A: no visible leak.',
          'Cada válvula se prueba según EN 12266-1, tasa A: sin fuga visible.',
        ),
        text(
          'ISO 5211 平台，手动随时改自动。',
          'ISO 5211 pad: from lever to actuator at any time.',
          'Base ISO 5211: de palanca a actuador en cualquier momento.',
        ),
      ],
      gallery: ['product-ball-valve.jpg', 'case-chemical-skid.jpg'],
      hot: true,
    },
  },
  {
    slug: 'lbv-25h',
    type: 'ball-valves',
    content: {
      productModel: 'LBV-25H',
      productName: text('高压球阀', 'High-pressure ball valve', 'Válvula de bola de alta presión'),
      summary: text(
        '2000 WOG 三片式球阀，PEEK 阀座，用于高压注水、液压站和取样管路。',
        'Three-piece valve for 2000 WOG with PEEK seats: injection water, hydraulic power units and sampling lines.',
        'Válvula de tres piezas para 2000 WOG con asientos de PEEK: agua de inyección, centrales hidráulicas y líneas de muestreo.',
      ),
      description: prose(
        [
          '压力升高时，软阀座会被挤出密封槽。LBV-25H 用填充 PEEK 的阀座和更深的镶座，在 138 bar 下开关一万次后仍满足 A 级泄漏要求。',
          '阀体与接管之间用金属定位止口，拆装中段时同轴度不变。阀杆带防静电弹簧，可用于可燃介质。',
        ],
        [
          'Under pressure a soft seat extrudes from its groove. The LBV-25H holds filled PEEK in a deeper pocket and still meets leakage rate A after ten thousand cycles at 138 bar.',
          'Metal spigots center the body between its ends, so it reassembles in exact alignment. The stem carries an antistatic spring for flammable fluids.',
        ],
        [
          'Con la presión, un asiento blando termina saliéndose de su ranura. La LBV-25H aloja PEEK cargado en un asiento más profundo y sigue cumpliendo la tasa de fuga A tras diez mil ciclos a 138 bar.',
          'Unos encajes metálicos centran el cuerpo entre los extremos, de modo que vuelve a su sitio tan alineado como salió. El vástago lleva un resorte antiestático para fluidos inflamables.',
        ],
      ),
      highlights: [
        text(
          '138 bar 下一万次开关，密封等级不变。',
          'Ten thousand cycles at 138 bar with the same tightness.',
          'Diez mil ciclos a 138 bar con la misma estanqueidad.',
        ),
        text(
          '防静电阀杆，手柄带锁定。',
          'Antistatic stem and a lever that locks.',
          'Vástago antiestático y palanca con bloqueo.',
        ),
        text(
          '材料证书 EN 10204 3.1 随货提供。',
          'Material certificate EN 10204 3.1 with every delivery.',
          'Certificado de material EN 10204 3.1 con cada entrega.',
        ),
      ],
      gallery: ['product-high-pressure-ball-valve.jpg'],
      hot: false,
    },
  },
]
