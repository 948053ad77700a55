/** Says how an action ended; '' takes no space. */
export function StatusLine({ text }: { text: string }) {
  return (
    <p role="status" className="text-sm text-muted empty:sr-only">
      {text}
    </p>
  )
}
