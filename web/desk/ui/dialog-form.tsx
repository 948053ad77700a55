import type { ComponentProps, ReactNode } from 'react'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { DialogButtons } from './dialog-buttons'

interface DialogFormProps extends Omit<ComponentProps<typeof DialogButtons>, 'isWaiting'> {
  /** The write that the form ends in. */
  writing: { isPending: boolean; error: Error | null }
  onSubmit: () => unknown
  children: ReactNode
}

/** A form in a dialog: its fields, why it was not stored, and the dialog's last row. */
export function DialogForm({ writing, onSubmit, children, ...buttons }: DialogFormProps) {
  return (
    <Form onSubmit={onSubmit}>
      {children}
      <FailureAlert failure={writing.error} />
      <DialogButtons {...buttons} isWaiting={writing.isPending} />
    </Form>
  )
}
