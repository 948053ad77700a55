import { useMutation, type QueryClient } from '@tanstack/react-query'
import { BOARD_KEY } from '../board.api'

type Send<Decision> = (client: QueryClient, decision: Decision) => Promise<unknown>

/** Sends an admin's decision and reloads the board. */
export function useDecision<Decision>(send: Send<Decision>) {
  return useMutation({
    mutationFn: (decision: Decision, { client }) => send(client, decision),
    onSuccess: (_response, _decision, _result, { client }) =>
      client.invalidateQueries({ queryKey: BOARD_KEY }),
  })
}
