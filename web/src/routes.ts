/** Every screen. What lies outside a table is listed by the lobby itself. */
import { routes as lobby } from './lobby/routes'
import type { Route } from './router.svelte'

export const routes: readonly Route[] = [
  { path: '/tables/:id', load: () => import('./screens/TableScreen.svelte') },
  { path: '/replay', load: () => import('./replay/RecordScreen.svelte') },
  { path: '/replay/:id', load: () => import('./replay/ReplayScreen.svelte') },
  { path: '/learn/:game', load: () => import('./learn/LearnScreen.svelte') },
  { path: '/learn/:game/:id', load: () => import('./learn/LessonTable.svelte') },
  ...lobby,
]
