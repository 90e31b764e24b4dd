// Draws each part of Ant Design that the console uses once, and keeps the styles that this makes, by the part they belong to.

import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import * as antd from 'antd'
import { Fragment, createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What no page shows of itself: what opens, and what is shown by a call. */
type Panels = { _InternalPanelDoNotUseOrYouWillBeFired: (props: object) => ReactElement }
const panel = (part: unknown, props: object = {}) =>
  h((part as Panels)._InternalPanelDoNotUseOrYouWillBeFired, props)

/** What `extractStyle` adds for a page that goes on with the same cache. */
const MAP_OF_CACHE = /\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}/

const { Button, Dropdown, Form, Input, Modal, Pagination, Radio, Space, Tag, Tree, TreeSelect, Typography } =
  antd
const options = [{ value: 1, label: '1' }]

/** Everything with styles that the console uses: what is missing fails the build by its name. */
const DRAWN = () =>
  h(
    Fragment,
    {},
    h(antd.App, {}, ''),
    h(antd.Alert, { title: '1' }),
    h(antd.AutoComplete),
    h(antd.Avatar),
    h(antd.Badge),
    h(Button),
    h(antd.Calendar),
    h(antd.Checkbox),
    h(antd.Collapse),
    h(antd.DatePicker),
    h(antd.Divider),
    panel(antd.Drawer),
    h(Dropdown, { menu: { items: [] } }, h('i')),
    h(antd.Empty),
    h(antd.Flex),
    h(Form, {}, h(Form.Item, { help: '1' })),
    h(Input),
    h(Input.Search),
    h(Input.TextArea),
    h(Input.Password),
    h(Input.OTP),
    h(antd.InputNumber),
    h(antd.Mentions, { options: [{ value: 'a', label: 'a' }] }),
    h(antd.Menu, { items: [] }),
    panel(antd.message),
    panel(Modal),
    panel(Modal, { type: 'confirm' }),
    panel(antd.notification),
    h(Pagination),
    h(antd.Popconfirm, { title: '1' }, h('i')),
    h(antd.Popover, {}, h('i')),
    h(antd.Progress, { percent: 1 }),
    h(Radio.Group, { options }),
    h(antd.Row, {}, h(antd.Col)),
    h(antd.Segmented, { options: [1] }),
    h(antd.Select, { options }),
    h(antd.Skeleton),
    h(Space),
    h(Space.Compact, {}, h(Button), h(antd.Space.Addon, null as never, '1')),
    h(antd.Spin),
    h(antd.Switch),
    h(antd.Table),
    h(antd.Tabs),
    h(Tag, { color: 'blue' }),
    h(Tag, { color: 'success' }),
    h(antd.Tooltip, { title: '1' }, h('i')),
    h(Tree, { treeData: [] }),
    h(TreeSelect),
    h(Typography.Text),
    h(antd.Upload),
  )

/** A look that no theme of the console has. */
const OF_WIREFRAMES = [['Pagination-bordered', '']] as const

/** The sheets by the names of the styles, such as `Button-Button` or `Button-compact`. */
export function drawStyles(): Map<string, string> {
  const cache = createCache()
  const themed = h(antd.ConfigProvider, { theme: { hashed: false } }, DRAWN())
  renderToStaticMarkup(h(StyleProvider, { cache }, themed))
  const names = new Set([...cache.cache.keys()].flatMap((key) => nameIn(key) ?? []))
  return new Map([...OF_WIREFRAMES, ...[...names].map((name) => [name, sheet(cache, name)] as const)])
}

/** The name of the style that is kept under a key, such as `style%%Button-Button%ant-btn%anticon`. */
const nameIn = (key: string) => (key.startsWith('style%') ? key.split('%')[2] : undefined)

/** All that is kept under one name, with its key frames. */
function sheet(cache: ReturnType<typeof createCache>, name: string): string {
  const alone = createCache()
  for (const [key, made] of cache.cache) if (nameIn(key) === name) alone.cache.set(key, made)
  return extractStyle(alone, { plain: true, types: 'style' }).replace(MAP_OF_CACHE, '')
}
