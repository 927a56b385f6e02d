// Old versions of Node must be able to read this file, so it uses nothing newer than 2017.
const parts = process.versions.node.split('.').map(Number)
const major = parts[0]
const minor = parts[1]
// 21 and the first of 22 lack what the bundler needs.
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(
    'Tianguis needs Node 20.19, 22.12 or newer, but this is Node ' +
      process.versions.node +
      '. Get one at https://nodejs.org',
  )
  process.exit(1)
}
