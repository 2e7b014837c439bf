/** Signals a turn to a user who is not looking at the page: title, icon, sound, notification. */
import { t } from '../locale/index.svelte'
import { settings } from './settings.svelte'
import { play } from './sounds'
import type { Table } from './table.svelte'

function icon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = turn ? '/icon-turn.svg' : '/icon.svg'
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted)
}

function notify(title: string, text: string): void {
  if (!settings.notify || document.visibilityState === 'visible') return
  const note = new Notification(title, { body: text, tag: 'kastelan-turn', icon: '/icon.svg' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** Watches a table for the lifetime of the calling component. */
export function watchTurns(table: Table, gameTitle: () => string): void {
  let before: boolean | null = null

  $effect(() => {
    const turn = table.myTurn && !table.over
    document.title = `${turn ? `● ${t('web-your-turn')} – ` : ''}${gameTitle()} – Kastelan`
    icon(turn)
    if (turn && before === false) {
      notify(t('web-your-turn'), table.asked?.text ?? gameTitle())
      play('bell')
    }
    before = turn
  })

  $effect(() => () => {
    document.title = 'Kastelan'
    icon(false)
  })
}
