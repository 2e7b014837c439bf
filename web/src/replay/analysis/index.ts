/** The analysis in a replay, a separate chunk that is loaded on demand. */
export { default as Graph } from './Graph.svelte'
export { default as GraphHead } from './GraphHead.svelte'
export { default as AnalysisPanel } from './AnalysisPanel.svelte'
export { GameAnalysis } from './gameAnalysis.svelte'
