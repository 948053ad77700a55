/** A form in a dialog. */
export interface Closable {
  onClose: () => void
}

/** A dialog that another component opens. */
export interface Openable extends Closable {
  isOpen: boolean
}
