// Old versions of Node must be able to read this file, so it uses nothing that is younger than 2017.
const parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    'Tianguis needs Node 20.19 or newer, but this is Node ' + process.versions.node + '. Get one at https://nodejs.org',
  )
  process.exit(1)
}
