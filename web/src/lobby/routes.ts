/** The screens outside a table. */
import type { Route } from '../router.svelte'

export const routes: readonly Route[] = [{ path: '/', load: () => import('./Lobby.svelte') }]
