interface StatusLineProps {
  /** '' for none. */
  text: string
}

/** Says how an action ended; takes no space without a text. */
export function StatusLine({ text }: StatusLineProps) {
  return (
    <p role="status" className="text-sm text-muted empty:sr-only">
      {text}
    </p>
  )
}
