/**
 * Small records that must outlive a browser which is killed: a committed change of IndexedDB has been written, while local
 * storage reaches Chromium's disk seconds later. Does nothing where IndexedDB is forbidden.
 */

const STORE = 'records'

let database: IDBDatabase | null = null

export function putRecord(key: string, record: unknown): void {
  write((store) => store.put(record, key))
}

export function deleteRecord(key: string): void {
  write((store) => store.delete(key))
}

/** The records whose keys begin like this. Their shapes are unchecked. */
export async function readRecords<Kept>(prefix: string): Promise<Partial<Kept>[]> {
  const open = await opened()
  if (!open) return []
  const found = open
    .transaction(STORE)
    .objectStore(STORE)
    .getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
  return ((await answerOf(found)) ?? []) as Partial<Kept>[]
}

/** At once if the database is open, since a closing page has no later. */
function write(act: (store: IDBObjectStore) => void): void {
  if (database) writeIn(database, act)
  else void opened().then((open) => open && writeIn(open, act))
}

function writeIn(open: IDBDatabase, act: (store: IDBObjectStore) => void): void {
  const transaction = open.transaction(STORE, 'readwrite')
  act(transaction.objectStore(STORE))
  transaction.commit()
}

/** Null where it is forbidden, or damaged. */
async function opened(): Promise<IDBDatabase | null> {
  if (database) return database
  try {
    const request = indexedDB.open('kept', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    database = await answerOf(request)
    return database
  } catch {
    return null
  }
}

/** Null after a failure. */
function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer | null> {
  return new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => resolve(null))
  })
}
