/** The messages of an error and its causes, outermost first. */
export function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : []
}

/** Whether an error is the violation of a unique index or primary key, optionally of a named one (`table.column`). */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  return messagesOf(error).some(
    (text) =>
      text.includes('UNIQUE constraint failed') && (column === undefined || text.includes(column)),
  )
}

/** Whether an error comes from a named CHECK constraint, or from a trigger that raises this name. */
export function isRefusal(error: unknown, name: string): boolean {
  return messagesOf(error).some((text) => text.includes(name))
}

/** SQLite's messages for statements that can never succeed; a busy or broken store has other codes. */
const REFUSAL = /constraint failed|SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG|AUTH|MISUSE)/

/** Whether D1 itself failed or is down, as opposed to refusing a statement. */
export function isDatabaseFailure(error: unknown): boolean {
  const messages = messagesOf(error)
  return (
    messages.some((text) => /D1_ERROR|Network connection lost|storage caused object/.test(text)) &&
    !messages.some((text) => REFUSAL.test(text))
  )
}
