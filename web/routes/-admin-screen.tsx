import type { ComponentType, FunctionComponent } from 'react'
import { AdminLoading } from '../desk/admin-gate'
import { onDemand } from '../ui/on-demand'

/** A screen of the desk: loaded on demand in the browser, and excluded from the edge's bundle. */
export function adminScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  return import.meta.env.SSR ? AdminLoading : onDemand(load, { waiting: AdminLoading })
}
