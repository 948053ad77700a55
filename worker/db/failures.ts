import { messagesOf } from './error-messages'

/** Whether an error is the violation of a unique index or primary key, optionally of a named one (`table.column`). */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  return messagesOf(error).some(
    (text) =>
      text.includes('UNIQUE constraint failed') && (column === undefined || text.includes(column)),
  )
}

/** Whether an error is the refusal of a named check, or of a trigger that raises this name, with which a batch fails. */
export function isRefusal(error: unknown, name: string): boolean {
  return messagesOf(error).some((text) => text.includes(name))
}

/** What SQLite says of a statement that it cannot run, now or later; a busy or broken store has other codes. */
const REFUSAL = /constraint failed|SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG|AUTH|MISUSE)/

/** Whether an error says that D1 itself failed or is away, as opposed to a statement it refused. */
export function isDatabaseFailure(error: unknown): boolean {
  const messages = messagesOf(error)
  return (
    messages.some((text) => /D1_ERROR|Network connection lost|storage caused object/.test(text)) &&
    !messages.some((text) => REFUSAL.test(text))
  )
}
