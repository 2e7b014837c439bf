import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/skeleton.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './app/install.svelte' // hears the browser's offer to install, which may come at once
import { appWorker } from './app/worker.svelte'
import { preload } from './routes'
import { startLocale } from './locale/index.svelte'
import { startTheme } from './theme/theme.svelte'
import { offline } from './wire/transport'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
startTheme()
new MutationObserver((_, observer) => {
  if (!target.querySelector('main:not([aria-busy=true])')) return
  document.getElementById('skeleton')?.remove()
  observer.disconnect()
}).observe(target, { attributeFilter: ['aria-busy'], childList: true, subtree: true })
preload(location.pathname) // together with the words
if (offline) await (await import('./offline/start')).startOffline()
await startLocale()
mount(App, { target })
if (import.meta.env.PROD && !offline) void appWorker.start()
