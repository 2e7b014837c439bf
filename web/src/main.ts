import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './app/install.svelte' // hears the browser's offer to install, which may come at once
import { appWorker } from './app/worker.svelte'
import { startLocale } from './locale/index.svelte'
import { startTheme } from './theme/theme.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
startTheme()
await startLocale()
mount(App, { target })
if (import.meta.env.PROD) void appWorker.start()
