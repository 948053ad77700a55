interface StatusLineProps {
  /** '' for none. */
  text: string
}

/** Says what has become of an act; without a text it takes no place. */
export function StatusLine({ text }: StatusLineProps) {
  return (
    <p role="status" className="text-sm text-muted empty:sr-only">
      {text}
    </p>
  )
}
