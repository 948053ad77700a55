import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import type { Version } from './draft-store'
import { adminTourQuery, toEditedTour, type EditedTour } from './editor.api'
import { useEditor } from './use-editor'

interface TourEditorOptions<Draft> {
  /** Name of the screen; a part of the stored drafts' key. */
  name: string
  tour: EditedTour
  toVersion: (tour: EditedTour) => Version<Draft>
  tidy: (draft: Draft) => Draft
  open: (draft: Draft) => Draft
  save: (
    client: QueryClient,
    tourId: number,
    draft: Draft,
    base: Version<Draft>,
  ) => Promise<EditedTour>
}

/** `useEditor` for a tour. A saved tour replaces the cached one. */
export function useTourEditor<Draft extends object>(options: TourEditorOptions<Draft>) {
  const { name, tour, toVersion, save } = options
  const queryClient = useQueryClient()
  return useEditor<Draft>({
    ...options,
    storageKey: `${name}:${tour.id}`,
    stored: toVersion(tour),
    send: async (draft, base) => cache(await save(queryClient, tour.id, draft, base)),
    readCurrent: (current) => cache(toEditedTour(current as AdminTour)),
  })

  function cache(stored: EditedTour): Version<Draft> {
    queryClient.setQueryData(adminTourQuery(stored.id).queryKey, stored)
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    return toVersion(stored)
  }
}
