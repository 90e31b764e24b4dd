// A form of the public site whose fields become the query of a page: a keyword, filters, an order.
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { useDoorway } from './doorway.tsx'

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'onChange'> & {
  /** The page that takes the fields; left out, the page it stands on. */
  to?: string
  /** Each choice leads on at once (`live-forms.ts`) and leaves the scroll where it is. */
  live?: boolean
}

/** Fields that are empty stay out of the address. Where no scripts run, the browser sends it by itself. */
export function SiteForm({ to = '', live = false, ...rest }: Props) {
  const navigate = useNavigate()
  const { href, inside } = useDoorway(to)
  return (
    <form
      {...rest}
      action={href}
      data-live={live || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        const search = new URLSearchParams(inside.search)
        for (const [name, value] of new FormData(event.currentTarget))
          if (typeof value === 'string' && value !== '') search.append(name, value)
        const { pathname } = inside
        void navigate({ pathname, search: search.toString() }, { preventScrollReset: live })
      }}
    />
  )
}
