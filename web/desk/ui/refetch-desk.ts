import type { QueryClient } from '@tanstack/react-query'

/** Refetches the desk's lists and tours, which an admin's change may affect. Resolves once they are up to date. */
export async function refetchDesk(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['admin', 'tours'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
