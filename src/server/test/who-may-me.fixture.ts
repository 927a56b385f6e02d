import { all, known, NOT_SEATED, row, type Row, seated } from './who-may-words.fixture.ts'

const challenge = () => ({
  response: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30' } },
})

/** A person's account, ways to sign in, programs, and notices. */
export const ME: readonly Row[] = [
  row('POST /api/guest', null, all('200')),
  row('GET /api/me', 'read', all('200')),
  row('PATCH /api/me', null, known('200'), { aside: true, body: () => ({ name: 'Nopal' }) }),
  row('DELETE /api/me', null, known('200')),
  row('GET /api/me/account', null, known('200')),
  row('DELETE /api/me/devices/:id', null, known('404 no-device')),
  row('POST /api/me/devices/end-others', null, known('200')),
  row('POST /api/me/sign-out', null, known('200')),
  row('DELETE /api/me/mail', null, known('200'), { aside: true }),
  row('GET /api/me/export', null, known('200')),
  row('GET /api/me/time', 'read', known('200')),
  row('PATCH /api/me/time', 'tables', known('200'), { aside: true, body: () => ({}) }),
  row('GET /api/me/local-history', null, known('200')),
  row('POST /api/me/local-history', null, known('403 not-kept'), {
    body: () => ({ browser: 'a-browser', history: { latest: [], sums: {} } }),
  }),
  row('GET /api/me/notices', null, known('200')),
  row('PATCH /api/me/notices', null, known('200'), { aside: true, body: () => ({}) }),
  row('POST /api/me/notices/push', null, known('200'), {
    aside: true,
    body: () => ({
      endpoint: 'https://push.example/x',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
  }),
  row('POST /api/me/notices/push/end', null, known('200'), {
    aside: true,
    body: () => ({ endpoint: 'https://push.example/x' }),
  }),
  row('POST /api/me/notices/test', null, known('422 bad-url'), {
    body: () => ({ channel: 'hook' }),
  }),
  row('GET /api/tables/:id/notices', null, known('200')),
  row('POST /api/tables/:id/notices', null, seated('200', NOT_SEATED), {
    aside: true,
    body: () => ({ silent: true }),
  }),
  row('POST /api/me/passkeys/ask', null, known('200'), { aside: true }),
  row('POST /api/me/passkeys', null, known('400 old-challenge'), { body: challenge }),
  row('DELETE /api/me/passkeys/:id', null, known('404 no-passkey')),
  row('GET /api/sign-in', null, all('200')),
  row('POST /api/sign-in/passkey/ask', null, all('200'), { aside: true }),
  row('POST /api/sign-in/passkey', null, all('400 old-challenge'), { body: challenge }),
  row('POST /api/sign-in/mail', null, all('409 no-mail'), {
    body: () => ({ address: 'ana@example.org' }),
  }),
  ...['POST /api/sign-in/link/look', 'POST /api/sign-in/link'].map(route =>
    row(route, null, all('410 old-link'), {
      body: () => ({ token: 'a-link-that-nobody-was-sent' }),
    }),
  ),
  row('GET /api/me/tokens', null, known('200')),
  row('POST /api/me/tokens', null, known('200'), {
    aside: true,
    body: () => ({ name: 'script', scopes: ['read'] }),
  }),
  row('DELETE /api/me/tokens/:token', null, known('404 no-such-token', { host: '200' })),
  row('GET /api/bots', 'read', all('200')),
  row('GET /api/me/bots', 'bot', known('200')),
  row('POST /api/me/bots', 'bot', known('200'), { aside: true, body: () => ({ name: 'Other' }) }),
  row('POST /api/me/bots/:bot/token', 'bot', known('404 no-bot', { host: '200' })),
  row('DELETE /api/me/bots/:bot', 'bot', known('404 no-bot', { host: '200' })),
  row('GET /api/me/invitations', 'read', known('200')),
  row('DELETE /api/me/invitations/:id/:seat', 'play', known('404 no-invitation', { bot: '200' }), {
    table: 'open',
  }),
  row('GET /api/me/companions', 'read', known('200')),
  row('GET /api/me/events', 'read', known('200')),
]
