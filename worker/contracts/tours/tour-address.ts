/** Last part of a tour's path: letters and digits of any script, else underscores; then the id. */
export function tourAddress(name: string, id: number): string {
  const readable = name.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '')
  return `${readable || 'tour'}-${id}`
}

export function tourPath(name: string, id: number): string {
  return `/tour/${tourAddress(name, id)}`
}

/** The id at the end of a tour's address, or null. */
export function tourIdOf(address: string): number | null {
  const id = /(?:^|-)([1-9]\d{0,14})$/.exec(address)?.[1]
  return id === undefined ? null : Number(id)
}
