import type { QueryClient } from '@tanstack/react-query'

/** What an admin's change may show: the desk's lists, and tours. Resolves once what is on screen is read again. */
export async function refetchDesk(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['admin', 'tours'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
