// Before anything is painted: the theme, size of text and language this reader chose, so that the page never flashes in another.
try {
  const theme = localStorage.getItem('tianguis:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const size = localStorage.getItem('tianguis:text-size')
  if (size) document.documentElement.dataset.textSize = size
  const language = localStorage.getItem('tianguis:language')
  if (language) document.documentElement.lang = language
} catch {
  // Storage is forbidden here: the system's theme will do.
}

// Rules, board and words of a table are asked for when the picture of its game has been painted: before, they would only hold it up.
new PerformanceObserver((painted, observer) => {
  if (painted.getEntriesByName('first-contentful-paint').length === 0) return
  observer.disconnect()
  const { next = '' } = document.querySelector('.setting')?.dataset ?? {}
  for (const href of next.split(' ').filter(Boolean)) {
    const script = href.endsWith('.js')
    const link = Object.assign(document.createElement('link'), { href, crossOrigin: '' })
    Object.assign(link, script ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' })
    document.head.append(link)
  }
}).observe({ type: 'paint', buffered: true })

// Where the page's script or its words cannot be fetched nothing would be shown: that is said in every language.
function unloaded() {
  const [app, said] = ['app', 'unloaded'].map(id => document.getElementById(id))
  if (!app || app.firstElementChild) return
  app.append(said.content.cloneNode(true))
  app.querySelector('button').addEventListener('click', () => location.reload())
}
addEventListener('error', ({ target }) => target.localName === 'script' && unloaded(), true)
addEventListener('unhandledrejection', unloaded)
