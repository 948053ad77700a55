import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

export interface FakeDatabase {
  id: string
  name: string
  hint: string | undefined
  jurisdiction: string | undefined
  sqlite: DatabaseSync
}

export interface FakeVersion {
  id: string
  tag: string
  message: string
  /** Metadata of the upload, with its bindings. */
  metadata: {
    bindings: { type: string; name: string; [key: string]: unknown }[]
    [key: string]: unknown
  }
}

export interface FakeScript {
  secrets: Map<string, string>
  versions: FakeVersion[]
  /** Ids of deployed versions, the newest last. */
  deployed: string[]
  crons: string[]
  domains: string[]
}

interface FakeQueue {
  id: string
  name: string
  consumers: { id: string; script: string; settings: unknown }[]
}

/** The account's state. Tests read it and make the changes that an operator makes in the dashboard. */
export class FakeState {
  token = 'token-of-the-account'
  uploadToken = 'token-of-an-upload'
  /** Calls, as `METHOD path`, for which the token has no permission. */
  denied: RegExp[] = []
  isR2Enabled = true
  plan: 'workers_paid' | 'workers_free' = 'workers_paid'
  zones: { id: string; name: string }[] = [{ id: 'zone', name: 'tours.co' }]
  /** Domains that may send mail. */
  senders: string[] = ['tours.co']
  /** SQL that makes a migration fail. */
  failingSql: string | null = null
  databases: FakeDatabase[] = []
  queues: FakeQueue[] = []
  buckets = new Set<string>()
  namespaces = new Map<string, string>()
  scripts = new Map<string, FakeScript>()
  subdomain = 'owner'

  addDatabase(name: string, hint?: string, jurisdiction?: string): FakeDatabase {
    const database = {
      id: randomUUID(),
      name,
      hint,
      jurisdiction,
      sqlite: new DatabaseSync(':memory:'),
    }
    this.databases.push(database)
    return database
  }

  close(): void {
    for (const { sqlite } of this.databases) sqlite.close()
  }
}
