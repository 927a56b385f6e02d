import type { MyNotices, NoticeChannel, SetNotices } from '../../../../protocol/notices.ts'
import { type Answer, request } from '../../../api.ts'

/** The server's HTTP interface about notices. */
export const notices = {
  mine: () => request<MyNotices>('GET', '/me/notices'),
  set: (wish: SetNotices) => request<MyNotices>('PATCH', '/me/notices', wish),
  test: (channel: NoticeChannel) => request<object>('POST', '/me/notices/test', { channel }),
}

/** Whether this browser can be sent pushes at this address. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Whether this very browser has agreed. */
export async function pushedHere(): Promise<boolean> {
  if (!canPush()) return false
  const worker = await navigator.serviceWorker.getRegistration()
  return Boolean(await worker?.pushManager.getSubscription())
}

/**
 * Asks the person, and tells the server how this browser is reached; `denied` if they do
 * not want it.
 */
export async function agree(pushKey: string): Promise<Answer<object>> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return { ok: false, why: 'denied' }
    const worker = await navigator.serviceWorker.ready
    // One that was made with other keys of the server stands in the way.
    await (await worker.pushManager.getSubscription())?.unsubscribe()
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    return await request<object>('POST', '/me/notices/push', {
      endpoint,
      keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    })
  } catch {
    return { ok: false, why: 'denied' }
  }
}

/** This browser no more. */
export async function disagree(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return
  await request<object>('POST', '/me/notices/push/end', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
