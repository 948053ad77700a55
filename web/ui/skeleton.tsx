/** A place that is still empty, in the shape of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-field bg-line ${className}`} />
}
