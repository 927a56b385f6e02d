import { vi } from 'vitest'

/** What a test server answers: a body by "METHOD /path", or a status with a code. */
export interface Answers {
  [request: string]: object | undefined
}

/**
 * Stands in for the server: answers the page's requests and keeps them. A request without an answer
 * fails, as if nobody were there.
 */
export function answering(answers: Answers) {
  const asked: { readonly request: string; readonly body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    const request = `${method} ${url.replace(/^\/api/, '')}`
    asked.push({ request, body: body === undefined ? null : (JSON.parse(body) as unknown) })
    const answer = answers[request]
    if (answer === undefined) return Promise.reject(new Error('offline'))
    const status = 'status' in answer ? Number(answer.status) : 200
    return Promise.resolve(Response.json(answer, { status }))
  })
  return {
    asked,
    answers,
    /** The bodies sent with a request, in order. */
    bodies: (request: string) =>
      asked.filter(known => known.request === request).map(({ body }) => body),
  }
}

/** A refusal with a code, as the server sends it. */
export const refusal = (why: string, status = 409) => ({ status, why, message: 'No.' })

/** As much of a browser as pages ask for. `values` take the place of what there is. */
export function browser(values: { readonly [name: string]: unknown } = {}): void {
  const globals = {
    document: {
      visibilityState: 'visible',
      title: '',
      addEventListener: () => {},
      removeEventListener: () => {},
      querySelector: () => null,
      querySelectorAll: () => [],
    },
    location: new URL('https://tianguis.test/here'),
    navigator: {},
    addEventListener: () => {},
    removeEventListener: () => {},
    ...values,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}

/** A browser for whole boards: whatever a board asks of the window's size is so. */
export const boardBrowser = (): void =>
  browser({
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    HTMLElement: class {},
  })
