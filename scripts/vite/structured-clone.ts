/** The platform's own in place of the package's copy of it, which would be a kilobyte of the worker's script. */
export default structuredClone
