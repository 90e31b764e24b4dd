// A page for guests where the router draws it.
import type { ComponentType } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import { type Entrance, type Way, WayProvider } from '#web/features/login/way.ts'

/** Leads on by the router. */
export function routedEntrance(Page: ComponentType): ComponentType {
  return function Routed() {
    const entrance = useLoaderData<Entrance>()
    const { search } = useLocation()
    const navigate = useNavigate()
    const go: Way['go'] = async (to, options) => navigate(to, options)
    return (
      <WayProvider value={{ entrance, search: new URLSearchParams(search), go }}>
        <Page />
      </WayProvider>
    )
  }
}
