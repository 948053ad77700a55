import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useAction } from '../../../desk/ui/use-action'
import { Button } from '../../../ui/button'

type Act = (client: QueryClient) => Promise<unknown>

interface EntryActionProps extends ComponentProps<typeof Button> {
  act: Act
  undo?: Act
  /** Text of the toast. */
  done: string
}

/** A button whose action takes its entry or proposal off the list. */
export function EntryAction({ act, undo, done, ...button }: EntryActionProps) {
  const { isBusy, run } = useAction()
  const press = () => run(act, { text: done, removesRow: true, ...(undo && { undo }) })
  return <Button disabled={isBusy} onClick={() => void press()} {...button} />
}
