import type { QueryClient } from '@tanstack/react-query'

/**
 * Refetches what an admin's change may affect: the desk's lists and tours. Resolves once what is shown is up to date.
 */
export async function refetchDesk(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['admin', 'tours'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
