/** Counts tries inside a session, such as the old password for a new one. */
export function accountKey(userId: number): string {
  return `u${userId}`
}
