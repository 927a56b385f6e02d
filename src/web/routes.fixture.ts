import { type ComponentChild, h } from 'preact'
import { LocationProvider } from 'preact-iso'

/** A part of the page at an address: `routes` are the addresses it has led to, in order. */
export function routed(child: ComponentChild, path = '/here') {
  const routes: string[] = []
  const location = {
    url: path,
    path,
    query: {},
    route: (to: string) => void routes.push(to),
    back() {},
    forward() {},
  }
  return {
    routes,
    page: h(LocationProvider.ctx.Provider, { value: location }, child),
  }
}
