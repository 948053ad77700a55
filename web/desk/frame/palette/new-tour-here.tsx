import { useQuery } from '@tanstack/react-query'
import { NewTourForm } from '../../tours/new-tour-form'
import { regionsQuery } from '../../editor/regions'

/** The form of a new tour, for use outside the list of tours. */
export function NewTourHere() {
  const regions = useQuery(regionsQuery()).data ?? []
  return <NewTourForm regions={regions} />
}
