/* Serves the page from this browser's cache, and passes requests for pictures and records on to the page. */
const VERSION = 'da8bd7c7d70d'
const FILES = 'assets/About-DLQNR6JT.css assets/About-DXtAFLqt.js assets/AllRules-63YBgrTW.css assets/AllRules-BmR8UVOn.js assets/Banned-D86WsV0u.js assets/ChooseGame-EHIMJEqa.js assets/ConfirmEmail-Dwnqk5Db.js assets/GameRow-CgTrxgBa.js assets/GameRow-DknNQEpV.css assets/History-CeMTHzmP.css assets/History-DhuaURQe.js assets/Home-BB2pRRZn.css assets/Home-C9E-A-HI.js assets/LearnScreen-BjT61TnO.js assets/LearnScreen-o7Ihdgzy.css assets/LessonTable-BIZtsiK0.js assets/LessonTable-hsszVKrn.css assets/Level-DaXYmDmJ.js assets/Level-X7a1tNob.css assets/Login-CCGAJijK.js assets/Me-ChrnW9Rz.js assets/Me-DP3_Q-m3.css assets/Moderation-BMs_SQtg.css assets/Moderation-Cs5X2-in.js assets/Moment-BdqPIM8z.css assets/Moment-guyg8Rs5.js assets/NotFound-DkH2dt5j.js assets/Offline-Ble-zzNI.css assets/Offline-DhCmNqVR.js assets/OwnGames-P3H1A7Od.css assets/OwnGames-eFqZD608.js assets/PaceAndSound-BtSU6OQ-.css assets/PaceAndSound-DlSu7F-5.js assets/PersonPage-BoTylgB4.css assets/PersonPage-DF5lgnWj.js assets/PlayOn-BSaO17Oe.js assets/PlayOn-Vyndjl-N.css assets/Ranking-BiMTErtv.js assets/Ranking-BiQp5ZgM.css assets/RecordScreen-rQCxd-GL.css assets/RecordScreen-shXpypon.js assets/Recover-DmgVol7t.js assets/ReplayScreen-BL7929Ts.js assets/ReplayScreen-DPQ7zPMe.css assets/ReplayView-BPs8sGkc.js assets/ReplayView-C-aD_9hg.css assets/ReportButton-n3l2BUe7.js assets/ReportDialog-BdtEwXFE.css assets/ReportDialog-DCAEO3-F.js assets/Rules-B9-N29K-.css assets/Rules-D4ZkUuMJ.js assets/Setup-BTNYuWJF.css assets/Setup-CMwIsiTk.js assets/Status-CTC7AR8W.js assets/Status-nSf421Q3.css assets/Symbol-B5NEZCc3.css assets/Symbol-D6gWvBrj.js assets/TableScreen-8gzT1Uiw.css assets/TableScreen-B6ELpCMW.js assets/TableScreen-D9_ojBO_.js assets/Unsubscribe-DD9MW4T8.js assets/WaitingRoom-Cp3Z3xUD.js assets/WaitingRoom-Dm1CjPpP.css assets/alegreya-cyrillic-500-normal-uJUgykjJ.woff2 assets/alegreya-cyrillic-700-normal-Bftrb-m-.woff2 assets/alegreya-latin-500-normal-C25lLdV_.woff2 assets/alegreya-latin-700-normal-Vpz_43wJ.woff2 assets/alegreya-latin-ext-500-normal-B_6HdrEK.woff2 assets/alegreya-latin-ext-700-normal-CEFih5UF.woff2 assets/analysis-CsZ9ReKN.js assets/analysis-MMcyk0GE.css assets/createTable-DzQMlK87.js assets/cues-DKdoTZgH.js assets/draft-DiaILios.js assets/fira-sans-condensed-cyrillic-400-normal-Do_zqP0R.woff2 assets/fira-sans-condensed-cyrillic-600-normal-DJXvezZW.woff2 assets/fira-sans-condensed-cyrillic-700-normal-BQ1RFKz5.woff2 assets/fira-sans-condensed-latin-400-normal-BmvZHCvU.woff2 assets/fira-sans-condensed-latin-600-normal-CdJSnjCb.woff2 assets/fira-sans-condensed-latin-700-normal-COwqi4SY.woff2 assets/fira-sans-condensed-latin-ext-400-normal-BHj09Mzt.woff2 assets/fira-sans-condensed-latin-ext-600-normal-10nHsj_O.woff2 assets/fira-sans-condensed-latin-ext-700-normal-B21CTVMN.woff2 assets/hover.svelte-QMq8Dcku.js assets/index-Ded53cEK.css assets/index-TRJ6f8yv.js assets/install.svelte-CYjN458t.js assets/layout.svelte-BAh3o7Fc.js assets/lesson-BHI5vS4r.js assets/lesson-CWSGRq0_.js assets/lesson-DWhETDyf.js assets/lesson-De9S6US8.js assets/lobby-CYtwZQsR.css assets/lobby-X0m3VI4l.js assets/locale-cs-DZhUbRAA.js assets/locale-en-DAYXuQVr.js assets/locale-ru-C-5G_Yn8.js assets/names-hUHWieCY.js assets/openedLink.svelte-DsbsRF-D.js assets/optionText-yqITJ1nO.js assets/ownNumber-CsuKBigz.js assets/push.svelte-6FOekP-8.js assets/push.svelte-Cf1gBBzy.js assets/reporting.svelte-C_c14Vis.js assets/routes-Bo_FQPDU.js assets/screen-B2bt2Gce.css assets/screen-BbeRzVzp.js assets/screen-CcErwYb0.css assets/screen-DBhYFYgH.css assets/screen-PHviaaZD.js assets/screen-vkN-h5B2.js assets/shell-6CdoJYwm.css assets/shell-vMUxVJPc.js assets/sounds-Bu2Yfi7Y.js assets/speed.svelte--mz8Bl25.js assets/start-BnEOFs4A.js assets/status.svelte-CZCw9lst.js assets/tableText-x6k1KFMj.js assets/worker-Diy51uJn.js files.json icon-turn.svg icon.svg icons/apple-touch-icon.png icons/badge-96.png icons/icon-192.png icons/icon-512.png icons/maskable-192.png icons/maskable-512.png library-4f7154e8d1c1.zip manifest.webmanifest others-3cd92b4d4336.zip.gz packages-51667969bf2e.zip.gz pyodide-314.0.7/pyodide-lock.json pyodide-314.0.7/pyodide.asm.mjs pyodide-314.0.7/pyodide.asm.wasm pyodide-314.0.7/pyodide.mjs service-worker.js'.split(' ')
const PAGE = './'
const CACHE = `kastelan-offline-${VERSION}`
const ART = 'kastelan-offline-art-dcc74a3eb2d0'
const scope = new URL(self.registration.scope)

const at = (file) => new URL(file, scope).href

/** Fetches a file, and keeps it. Names of files contain hashes, so what is there is never outdated. */
async function fetched(cache, file) {
  const response = await fetch(file, { cache: 'no-cache' })
  if (response.ok) await cache.put(file, response.clone())
  return response
}

/** Keeps every file of this version; those that an older version has kept are not fetched again. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  for (const file of [PAGE, ...FILES].map(at)) {
    if (await cache.match(file)) continue
    const before = file === at(PAGE) || file.endsWith('/files.json') ? undefined : await caches.match(file)
    if (before) await cache.put(file, before)
    else if (!(await fetched(cache, file)).ok) throw new Error(file)
  }
}

self.addEventListener('install', (event) => {
  // The first one need not wait for files that the page is about to fetch; a later one takes over with all.
  if (self.registration.active) event.waitUntil(keepAll())
  else event.waitUntil(caches.open(CACHE).then((cache) => fetched(cache, at(PAGE))))
})

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith('kastelan-offline-') && name !== CACHE && name !== ART) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'keep all') event.waitUntil(keepAll())
})

async function file(url) {
  const cache = await caches.open(CACHE)
  return (await cache.match(url)) ?? (await fetched(cache, url))
}

/** The answer of the page that asks, or of any page if the one that asks is just being opened. */
async function answered(event, path) {
  const client = (await self.clients.get(event.clientId)) ?? (await self.clients.matchAll({ type: 'window' }))[0]
  if (!client) return Response.error()
  const channel = new MessageChannel()
  const reply = new Promise((resolve) => (channel.port1.onmessage = ({ data }) => resolve(data)))
  client.postMessage(path, [channel.port2])
  const { status, type, body, file } = await reply
  const headers = { 'content-type': type }
  if (file) headers['content-disposition'] = `attachment; filename="${file}"`
  return new Response(body, { status, headers })
}

async function picture(event, url) {
  const cache = await caches.open(ART)
  const known = await cache.match(url.href)
  if (known) return known
  const response = await answered(event, url.pathname + url.search)
  if (response.ok) await cache.put(url.href, response.clone())
  return response
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== scope.origin) return
  if (url.pathname.startsWith('/art/')) event.respondWith(picture(event, url))
  else if (url.pathname.startsWith('/api/')) event.respondWith(answered(event, url.pathname + url.search))
  else if (/^\/icon[\w-]*\.svg$/.test(url.pathname)) event.respondWith(file(at(`.${url.pathname}`)))
  else if (event.request.mode === 'navigate' && url.pathname.startsWith(scope.pathname))
    event.respondWith(file(at(PAGE)))
  else if (url.pathname.startsWith(scope.pathname)) event.respondWith(file(url.origin + url.pathname))
})
