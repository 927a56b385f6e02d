// Before anything is painted: the theme and language this reader chose, so that the page never flashes in another.
try {
  const theme = localStorage.getItem('tianguis:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const language = localStorage.getItem('tianguis:language')
  if (language) document.documentElement.lang = language
} catch {
  // Storage is forbidden here: the system's theme will do.
}
