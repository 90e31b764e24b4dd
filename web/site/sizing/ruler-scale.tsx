// The ruler of the sizing line: its ticks at equal distances, the mark that is dragged along them, and where it stands.
import { useEffect, useRef } from 'react'
import type { Ruler } from '#contract/products/product-sizing.ts'
import { bare } from './use-figures.ts'

type Step = { label: string; us: string }

/** Figures along the ruler that can be read beside each other. */
const LABELS = 9

/** In both systems of units, of which one is seen; `plain`: as one text, for where no element may stand. */
export function InSystems({ of: { label, us }, plain = false }: { of: Step; plain?: boolean }) {
  if (label === us) return label
  if (plain) return `${label} · ${us}`
  return (
    <>
      <span className="in-metric">{label}</span>
      <span className="in-us">{us}</span>
    </>
  )
}

type Props = { ruler: Ruler; mark: number; name: string }

export function RulerScale({ ruler: { name: called, steps }, mark, name }: Props) {
  const at = steps.findIndex(({ value }) => value === mark)
  const now = steps[at]
  const last = steps.length - 1
  const every = Math.ceil(steps.length / LABELS)
  const slider = useRef<HTMLInputElement>(null)
  // Another address brought another mark; the slider stays what it is, with the cursor in it.
  const was = useRef(at)
  useEffect(() => {
    if (slider.current && was.current !== at) slider.current.value = String(at)
    was.current = at
  }, [at])
  return (
    <div className="ruler">
      <p className="ruler-reading" aria-hidden="true">
        <small>{called}</small>
        <b data-reading>{now && <InSystems of={now} />}</b>
      </p>
      <div className="ruler-scale">
        <ol aria-hidden="true">
          {steps.map(({ value, label, us }, nth) => (
            <li key={value}>
              {(nth % every === 0 && last - nth >= every) || nth === last ? (
                <InSystems of={short({ label, us })} />
              ) : null}
            </li>
          ))}
        </ol>
        <svg className="ruler-ticks" viewBox={`0 0 ${last} 16`} preserveAspectRatio="none" aria-hidden="true">
          {steps.map(({ value }, nth) => (
            <path key={value} d={`M${nth} ${nth % every === 0 ? 0 : 8}V16`} />
          ))}
        </svg>
        <input
          className="ruler-slider"
          type="range"
          min={0}
          max={last}
          step={1}
          defaultValue={at}
          ref={slider}
          aria-label={called}
          aria-valuetext={now ? [...new Set([now.label, now.us])].join(', ') : ''}
          data-slider={name}
        />
      </div>
    </div>
  )
}

/** The reading says the unit. */
const short = ({ label, us }: Step): Step => ({ label: bare(label), us: bare(us) })
