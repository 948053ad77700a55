import type { ComponentProps, ReactNode } from 'react'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { DialogButtons } from './dialog-buttons'

type Buttons = Pick<
  ComponentProps<typeof DialogButtons>,
  'onCancel' | 'look' | 'label' | 'waiting' | 'disabled'
>

interface WriteFormProps extends Buttons {
  /** As `useWrite` returns it. */
  write: { isPending: boolean; error: unknown }
  onSubmit: () => void
  children: ReactNode
}

/** The form of a write in a dialog. The reason for a failure and the buttons come last. */
export function WriteForm({ write, onSubmit, children, ...buttons }: WriteFormProps) {
  return (
    <Form onSubmit={onSubmit}>
      {children}
      <FailureAlert failure={write.error} />
      <DialogButtons {...buttons} isWaiting={write.isPending} />
    </Form>
  )
}
