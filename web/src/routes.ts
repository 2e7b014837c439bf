/** All screens; those outside a table are listed by the lobby. */
import { routes as lobby } from './lobby/routes'
import { match, type Route } from './router.svelte'

export const routes: readonly Route[] = [
  { path: '/tables/:id', table: true, load: () => import('./screens/TableScreen.svelte') },
  { path: '/replay', load: () => import('./replay/RecordScreen.svelte') },
  { path: '/replay/:id', load: () => import('./replay/ReplayScreen.svelte') },
  { path: '/learn/:game', load: () => import('./learn/LearnScreen.svelte') },
  { path: '/learn/:game/:id', table: true, load: () => import('./learn/LessonTable.svelte') },
  ...lobby,
]

/** The table that is shown on a path. */
export function tableAt(path: string): string | null {
  const shown = routes.filter((route) => route.table).map((route) => match(route.path, path)?.id)
  return shown.find((id) => id !== undefined) ?? null
}

/** Starts to load the screen of a path. */
export function preload(path: string): void {
  routes
    .find((route) => match(route.path, path))
    ?.load()
    .catch(() => {}) // shown when the screen is needed
}
