import { accountsOperations } from './features/accounts/accounts.openapi'
import { boardOperations } from './features/board/board.openapi'
import { moderationOperations } from './features/board/moderation.openapi'
import { contactOperations } from './features/contact/contact.openapi'
import { mailOperations } from './features/admin/outbox.openapi'
import { operationsOperations } from './features/operations/operations.openapi'
import { privacyOperations } from './features/privacy/privacy.openapi'
import { searchOperations } from './features/search/search.openapi'
import { backupOperations } from './features/backup/backup.openapi'
import { binOperations } from './features/bin/bin.openapi'
import { adminOperations } from './features/admin/admin.openapi'
import { galleryOperations } from './features/tours/gallery.openapi'
import { toursAdminOperations } from './features/tours/tours.admin-openapi'
import { toursOperations } from './features/tours/tours.openapi'
import { openApiDocument, type Operation } from './http/openapi'
import { VERSION } from './version'

/** Every call of the API. A test compares this list with the routes. */
export const operations: Operation[] = [
  ...operationsOperations,
  ...toursOperations,
  ...toursAdminOperations,
  ...galleryOperations,
  ...binOperations,
  ...adminOperations,
  ...backupOperations,
  ...accountsOperations,
  ...boardOperations,
  ...moderationOperations,
  ...searchOperations,
  ...contactOperations,
  ...mailOperations,
  ...privacyOperations,
]

/** The API's description; the commit is build metadata of its version. */
export function describeApi(commit: string | null = null): object {
  return openApiDocument(operations, commit ? `${VERSION}+${commit}` : VERSION)
}
