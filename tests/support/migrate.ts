import { emptyStores } from './empty-stores'

// Files share one worker, whose modules take seconds to load; its stores are emptied before each file.
await emptyStores()
