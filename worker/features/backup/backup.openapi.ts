import type { Operation } from '../../http/openapi'
import {
  exportFiles,
  exportFilesQuery,
  exportManifest,
  exportParams,
  exportQuery,
  exportRows,
} from '../../contracts/backup'

const read = { method: 'get', tag: 'desk', needs: 'fresh super' } as const

/** The calls of backup.routes.ts. */
export const backupOperations: Operation[] = [
  {
    ...read,
    path: '/admin/export',
    summary: 'The tables of an export',
    answers: { 200: exportManifest },
  },
  {
    ...read,
    path: '/admin/export/{table}',
    summary: "A page of a table's rows, without passwords and sessions",
    params: exportParams,
    query: exportQuery,
    answers: { 200: exportRows },
  },
  {
    ...read,
    path: '/admin/export-files',
    summary: 'A page of the list of images',
    query: exportFilesQuery,
    answers: { 200: exportFiles },
  },
]
