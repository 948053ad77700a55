import { useAction } from '../../../desk/ui/use-action'
import { createDraft } from './draft.api'
import { useOpenQuote } from './use-open-quote'

/** Creates a draft for a booking and opens its editor. */
export function useNewQuote(id: number) {
  const open = useOpenQuote(id)
  const { run, isBusy, failure } = useAction({ isFailureShown: true })
  const create = () =>
    run(async (client, keyOf) => {
      const { number } = await createDraft(client, id, {}, keyOf(id))
      await open(number)
    })
  return { create: () => void (isBusy || create()), isPending: isBusy, error: failure }
}
