// A drawing of a product on its page: shapes of the contract as elements of SVG, figures in both systems of units.
import type { Picture, Said, Shape } from '#contract/products/drawings/shape.ts'

type Props = { picture: Picture; className: string; label: string }

export function Drawn({ picture: { width, height, shapes }, className, label }: Props) {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name than their place
        <One key={at} shape={shape} />
      ))}
    </svg>
  )
}

function One({ shape }: { shape: Shape }) {
  const className = shape.look
  if (shape.is === 'path') return <path className={className} d={shape.d} />
  if (shape.is === 'rect') {
    const { x, y, width, height, rx } = shape
    return <rect {...{ className, x, y, width, height, rx }} />
  }
  if (shape.is === 'circle')
    return (
      <circle className={className} cx={shape.x} cy={shape.y} r={shape.r}>
        {shape.title && <title>{shape.title}</title>}
      </circle>
    )
  const place = shape.upright
    ? { transform: `translate(${shape.x} ${shape.y}) rotate(-90)` }
    : { x: shape.x, y: shape.y }
  return (
    <text className={className} {...place} textAnchor={shape.anchor}>
      {shape.says.map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        typeof part === 'string' ? part : <Reads key={at} of={part} as="tspan" />,
      )}
    </text>
  )
}

/** `as`: what holds a text, in a drawing and in a table. */
export function Reads({ of: { metric, us }, as: Text }: { of: Said; as: 'tspan' | 'span' }) {
  if (us === null) return metric
  return (
    <>
      <Text className="in-metric">{metric}</Text>
      <Text className="in-us">{us}</Text>
    </>
  )
}
