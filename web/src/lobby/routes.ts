/** The screens outside a table. */
import type { Route } from '../router.svelte'

export const routes: readonly Route[] = [
  { path: '/', load: () => import('./home/Home.svelte') },
  { path: '/new', load: () => import('./setup/ChooseGame.svelte') },
  { path: '/new/:game', load: () => import('./setup/Setup.svelte') },
  { path: '/room/:id', table: true, load: () => import('./room/WaitingRoom.svelte') },
  { path: '/history', load: () => import('./history/History.svelte') },
  { path: '/people/:id', load: () => import('./person/PersonPage.svelte') },
  { path: '/ranking', load: () => import('./person/Ranking.svelte') },
  { path: '/me', load: () => import('./me/Me.svelte') },
  { path: '/login', load: () => import('./me/Login.svelte') },
  { path: '/recover', load: () => import('./security/Recover.svelte') },
  { path: '/confirm', load: () => import('./security/ConfirmEmail.svelte') },
  { path: '/unsubscribe', load: () => import('./security/Unsubscribe.svelte') },
  { path: '/rules', load: () => import('./rules/AllRules.svelte') },
  { path: '/rules/:game', load: () => import('./rules/Rules.svelte') },
  { path: '/moderation', load: () => import('./moderation/Moderation.svelte') },
  { path: '/about', load: () => import('./about/About.svelte') },
]
