import { afterAll, afterEach, beforeEach } from 'vitest'
import { checkErrors, collectErrors, clearDeclared } from './logs'

// Lines logged before a test starts, by work left over from the previous test, fail the next one.
collectErrors()
beforeEach(clearDeclared)
afterEach(checkErrors)
afterAll(checkErrors)
