// The menus of what several records go through together: releases, reviews, the time machine.
import { button, type FirstMenu, page } from './first-menu.ts'

export const PUBLISHING_MENUS: readonly FirstMenu[] = [
  page(
    'web_release',
    'calendar',
    ['发布批次', 'Releases', 'Lotes de publicación'],
    [
      button('web_release:update', '编排', 'Prepare', 'Preparar'),
      button('web_release:publish', '发布与回滚', 'Publish and roll back', 'Publicar y revertir'),
    ],
  ),
  page(
    'web_review',
    'safety',
    ['审核', 'Reviews', 'Revisiones'],
    [
      button('web_review:rules', '修改审核规则', 'Change the rules', 'Modificar las reglas'),
      button('web_review:urgent', '紧急发布', 'Publish as urgent', 'Publicar como urgente'),
    ],
  ),
  page(
    'web_proposal',
    'tool',
    ['程序提议', 'Proposals', 'Propuestas'],
    [
      button(
        'web_proposal:write',
        '提出修改（程序）',
        'Propose changes (programs)',
        'Proponer cambios (programas)',
      ),
      button('web_proposal:decide', '决定取舍', 'Decide', 'Decidir'),
    ],
  ),
  page(
    'web_translation',
    'global',
    ['翻译', 'Translation', 'Traducción'],
    [
      button('web_translation:draft', '起草与导入译文', 'Draft and import', 'Redactar e importar'),
      button('web_translation:glossary', '修改术语表', 'Change the glossary', 'Modificar el glosario'),
    ],
  ),
  page(
    'web_past',
    'history',
    ['时光机', 'Time machine', 'Máquina del tiempo'],
    [
      button(
        'web_past:serve',
        '向访客展示副本',
        'Show visitors a copy',
        'Mostrar una copia a los visitantes',
      ),
    ],
  ),
]
