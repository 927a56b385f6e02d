import { fileURLToPath } from 'node:url'

/** An absolute path inside the project. @param {string} path */
export const here = path => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The project's folder. */
export const ROOT = here('')
