// Demo news that explains something.
import type { DemoNews } from '#server/storage/seed/demo-shape.ts'
import { prose, table, text } from '#server/storage/seed/demo-text.ts'

export const knowledgeNews: DemoNews[] = [
  {
    slug: 'straight-pipe',
    category: 'knowledge',
    author: text('校准实验室', 'Calibration laboratory', 'Laboratorio de calibración'),
    date: '2026-09-18',
    cover: 'hero-plant.jpg',
    title: text(
      '流量计前，直管段到底要多长？',
      'How much straight pipe does a meter really need?',
      '¿Cuánta tubería recta necesita de verdad un medidor?',
    ),
    summary: text(
      '我们在标定装置上测了十一种弯头和阀门组合，把结果整理成一张可以直接用的表。',
      'We put eleven elbows and valves in front of a meter on the rig, so that you do not have to.',
      'Pusimos once codos y válvulas delante de un medidor en el banco, para que usted no tenga que hacerlo.',
    ),
    body: prose(
      [
        '样本上写“前 5 × DN”，设计院写“前 10 × DN”，现场往往只有 2 × DN。差别有多大？我们用一台 DN 100 的 LEM-300，在 2 m/s 下测了十一种上游布置。',
        '## 测量结果',
        '单个 90° 弯头之后：紧贴安装误差 1.1%，2 × DN 时 0.4%，5 × DN 时回到 0.2% 以内。两个不在同一平面的弯头（空间弯头）会使水流旋转，需要 10 × DN。半开的阀门最糟，15 × DN 处仍有 0.3%。',
        table(
          ['上游布置', '电磁流量计', '涡轮流量计'],
          ['一个 90° 弯头', '5 × DN', '10 × DN'],
          ['两个弯头，不在同一平面', '10 × DN', '20 × DN'],
          ['半开的阀门', '超过 15 × DN', '超过 30 × DN'],
        ),
        '下游的影响小得多：弯头离仪表 2 × DN 就看不出差别。所以空间不够时，应当把仪表往下游挪，而不是居中安装。',
        '涡轮流量计对旋转更敏感，同样条件下所需长度大约是电磁流量计的两倍；加装整流器可以减半，但会增加压损。',
        '## 空间不够怎么办',
        '先把调节阀移到下游，通常不花钱。其次选用缩径一档的仪表，渐缩管本身能整理流速分布。再不行，可以连同弯头一起标定，把误差变成已知的修正值。',
      ],
      [
        'The data sheet says 5 × DN, the engineering firm says 10 × DN, and the site has 2 × DN. How much does it matter? We ran a DN 100 LEM-300 at 2 m/s behind eleven arrangements.',
        '## What we measured',
        'Behind one 90° elbow the error was 1.1 % with the meter close up, 0.4 % at 2 × DN and within 0.2 % at 5 × DN. Two elbows out of plane create swirl and need 10 × DN. A half-open valve is worst: at 15 × DN it still costs 0.3 %.',
        table(
          ['In front of the meter', 'Electromagnetic', 'Turbine'],
          ['One 90° elbow', '5 × DN', '10 × DN'],
          ['Two elbows out of plane', '10 × DN', '20 × DN'],
          ['A half-open valve', 'over 15 × DN', 'over 30 × DN'],
        ),
        'Downstream matters far less. At 2 × DN an elbow no longer has any effect. Where space is short, move the meter downstream and not to the middle.',
        'Turbines are more sensitive to swirl and need about twice the length. A flow conditioner halves that but adds pressure drop.',
        '## When there is no room',
        'Move the control valve downstream first; that is often free. Next, take a meter one size smaller: the reducer itself evens out the flow. Failing that, send us the meter with its elbow, and we calibrate both together, so that the error is known.',
      ],
      [
        'La hoja de datos dice 5 × DN, la firma de ingeniería dice 10 × DN y en sitio hay 2 × DN. ¿Cuánto importa? Probamos un LEM-300 DN 100 a 2 m/s detrás de once configuraciones.',
        '## Lo que medimos',
        'Tras un codo de 90°, el error fue de 1.1 % con el medidor pegado, de 0.4 % a 2 × DN y de menos de 0.2 % a 5 × DN. Dos codos en planos distintos producen remolino y exigen 10 × DN. Lo peor es una válvula a medio abrir: a 15 × DN todavía cuesta un 0.3 %.',
        table(
          ['Delante del medidor', 'Electromagnético', 'Turbina'],
          ['Un codo de 90°', '5 × DN', '10 × DN'],
          ['Dos codos en planos distintos', '10 × DN', '20 × DN'],
          ['Una válvula a medio abrir', 'más de 15 × DN', 'más de 30 × DN'],
        ),
        'Aguas abajo importa mucho menos: a 2 × DN un codo ya no se nota. Si falta espacio, desplace el medidor aguas abajo en lugar de centrarlo.',
        'Una turbina es más sensible al remolino y necesita cerca del doble de longitud. Un acondicionador de flujo la reduce a la mitad, pero agrega caída de presión.',
        '## Cuando no hay lugar',
        'Primero, pase la válvula de control aguas abajo; muchas veces no cuesta nada. Después, elija un medidor un tamaño menor: la reducción misma ordena el flujo. Si no basta, envíenos el medidor con su codo y los calibramos juntos, para que el error sea conocido.',
      ],
    ),
  },
  {
    slug: 'how-fine-should-a-filter-be',
    category: 'knowledge',
    author: text('校准实验室', 'Calibration laboratory', 'Laboratorio de calibración'),
    date: '2025-08-28',
    cover: 'product-filter-housing.jpg',
    title: text(
      '过滤精度不是越细越好',
      'A finer filter is not a better filter',
      'Más fino no siempre es mejor',
    ),
    summary: text(
      '选对滤袋看三个数：下游最小间隙、初始压差和每周换袋次数。',
      'Three numbers choose a bag: the smallest gap downstream, the pressure drop when new and the changes per week.',
      'Tres números eligen la bolsa: la holgura mínima aguas abajo, la caída de presión inicial y los cambios por semana.',
    ),
    body: prose(
      [
        '“先上 5 µm 保险一点”是最常见、也最贵的选择。滤袋越细，堵得越快；换得越勤，打开过滤器带进去的灰尘就越多。',
        '## 三个数',
        '第一，看下游最小的间隙。涡轮轴承约 60 µm，电磁阀先导孔约 200 µm，齿轮泵端面间隙约 40 µm。滤袋精度取间隙的一半即可，再细没有收益。',
        '第二，看新袋压差。在工作流量下超过 0.1 bar，说明滤袋或壳体选小了。黏度每增加一倍，压差也大致增加一倍。',
        '第三，看换袋周期。一周换一次以内是健康的；如果每天都要换，应当在前面加一级粗滤，而不是换更细的袋子。',
        '## 一个例子',
        '某循环水系统原用 5 µm 滤袋，每两天一换。下游最小间隙是 60 µm 的轴承。改用 25 µm 后，换袋周期变成五周，一年半内轴承磨损没有变化。',
      ],
      [
        'Five microns to be on the safe side: it is the most common choice and the most expensive. A finer bag clogs sooner, and each time the housing is opened some dust goes in.',
        '## Three numbers',
        'First, the smallest gap downstream. The bearing of a turbine has about 60 µm, the pilot of a solenoid valve 200 µm, the faces of a gear pump 40 µm. A bag of half the gap will do, and finer brings nothing.',
        'Second, the pressure drop of a new bag. Above 0.1 bar at working flow, bag or housing is too small. Twice the viscosity means about twice the drop.',
        'Third, how often it is changed. Once a week or less is healthy. Where it is every day, put a coarse stage in front rather than a finer bag.',
        '## An example',
        'A cooling circuit used 5 µm bags and changed them every second day. Its smallest gap was a bearing of 60 µm. With 25 µm a bag lasts five weeks, and after a year and a half the bearings show no more wear than before.',
      ],
      [
        'Cinco micras para ir sobre seguro: es la elección más común y la más cara. Una bolsa más fina se tapa más rápido, y cada vez que se abre la carcasa entra algo de polvo.',
        '## Tres números',
        'Primero, la holgura mínima aguas abajo. El cojinete de una turbina tiene unos 60 µm; el piloto de una válvula solenoide, 200 µm; las caras de una bomba de engranajes, 40 µm. Basta una bolsa de la mitad de la holgura; más fina no aporta nada.',
        'Segundo, la caída de presión con la bolsa nueva. Si supera 0.1 bar al caudal de trabajo, la bolsa o la carcasa es pequeña. El doble de viscosidad significa cerca del doble de caída.',
        'Tercero, cada cuánto se cambia. Una vez por semana o menos es sano. Si es a diario, ponga antes una etapa gruesa en lugar de una bolsa más fina.',
        '## Un ejemplo',
        'Un circuito de enfriamiento usaba bolsas de 5 µm y las cambiaba cada dos días. Su holgura mínima era un cojinete de 60 µm. Con 25 µm, la bolsa dura cinco semanas y, tras un año y medio, los cojinetes no muestran más desgaste que antes.',
      ],
    ),
  },
]
