import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { ReportReason } from '../../../../worker/contracts/board/new-report'
import { moveFocus } from '../../../ui/focus'
import { reportPost } from '../writing.api'

/** The state of the form that reports a post. */
export function useReport(replyId: number) {
  const [report, setReport] = useState<{ reason: ReportReason; note: string }>({
    reason: 'spam',
    note: '',
  })
  const form = useRef<HTMLFormElement>(null)
  const send = useMutation({
    mutationFn: (_: void, { client }) => reportPost(client, replyId, report),
    onSuccess: () => moveFocus(form.current?.closest('dialog')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  const change = (changes: Partial<typeof report>) =>
    setReport((before) => ({ ...before, ...changes }))
  return { report, change, form, send, submit }
}
