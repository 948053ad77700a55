export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-field bg-line ${className}`} />
}
