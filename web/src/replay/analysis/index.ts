/** The analysis in the replay: a chunk of its own, fetched when somebody asks for it. */
export { default as Graph } from './Graph.svelte'
export { default as GraphHead } from './GraphHead.svelte'
export { default as AnalysisPanel } from './AnalysisPanel.svelte'
export { GameAnalysis } from './gameAnalysis.svelte'
