/* Part of the service worker: shows what is pushed, and leads to the table when it is touched. */
self.addEventListener('push', event => {
  const told = event.data?.json() ?? {}
  const shown = {
    body: told.body ?? '',
    icon: '/icon.svg',
    tag: told.url ?? '/',
    // It takes the place of the one before: without a sound or a trembling nobody would notice.
    renotify: true,
    data: { url: told.url ?? '/' },
  }
  event.waitUntil(self.registration.showNotification(told.title ?? 'Tianguis', shown))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(event.notification.data.url, self.location.origin)
  event.waitUntil(go(url))
})

/** To a page that is open already, or else to a new one; never to another site. */
async function go(url) {
  const target = url.origin === self.location.origin ? url.href : self.location.origin
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find(page => page.url.split('#')[0] === target)
  if (open) return open.focus()
  return self.clients.openWindow(target)
}
