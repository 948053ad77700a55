export const ACTION =
  'inline-flex min-h-11 items-center gap-1.5 rounded-field px-3 text-sm font-semibold text-muted hover:bg-line hover:text-ink disabled:opacity-55'
